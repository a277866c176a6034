import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { me } from "./me.svelte";
import { shelf } from "./shelf.svelte";
import { words } from "./words/words.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("The page has no place for the page.");

// The words come first: without them the page could not even say that the server is silent.
await words.start();
const arrived = Promise.all([me.meet(), shelf.load()]);
mount(App, { target, props: { arrived } });
