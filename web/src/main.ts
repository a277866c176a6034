import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { isAlone } from "./edition";
import { me } from "./me.svelte";
import { loaded } from "./pages";
import { place } from "./place.svelte";
import { shelf } from "./shelf.svelte";
import { words } from "./words/words.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("The page has no place for the page.");

// All at once, for lines on which every question takes its time; but without words the page could not even say that the
// server is silent.
const spoken = words.start();
void loaded(place.route.page).catch(() => undefined);
// In a folder the shelf is there at once, and who I am is heard from the house once it has come aboard.
const arrived = Promise.all([isAlone || me.meet(), spoken.then(() => shelf.load())]);
await spoken;
mount(App, { target, props: { arrived } });
document.getElementById("shell")?.remove();
