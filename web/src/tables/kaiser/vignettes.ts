/** A small picture for each kind of Action card, of the collection game-icons. */
import wave from "icon:big-wave";
import binoculars from "icon:binoculars";
import biplane from "icon:biplane";
import chain from "icon:breaking-chain";
import broom from "icon:broom";
import cannon from "icon:cannon-shot";
import captain from "icon:captain-hat-profile";
import caravel from "icon:caravel";
import exchange from "icon:card-exchange";
import cargo from "icon:cargo-ship";
import gears from "icon:clockwork";
import coal from "icon:coal-pile";
import cycle from "icon:cycle";
import mask from "icon:duality-mask";
import door from "icon:exit-door";
import searchlight from "icon:flashlight";
import fog from "icon:fog";
import flag from "icon:flying-flag";
import hammer from "icon:gear-hammer";
import grapple from "icon:grapple";
import handcuffs from "icon:handcuffs";
import identity from "icon:id-card";
import hourglass from "icon:hourglass";
import warship from "icon:iron-hulled-warship";
import island from "icon:island";
import storm from "icon:lightning-storm";
import chest from "icon:locked-chest";
import maze from "icon:maze";
import dove from "icon:peace-dove";
import plug from "icon:plug";
import radio from "icon:radio-tower";
import recall from "icon:return-arrow";
import sailboat from "icon:sailboat";
import sinking from "icon:sinking-ship";
import explosion from "icon:spiky-explosion";
import sprint from "icon:sprint";
import spyglass from "icon:spyglass";
import submarine from "icon:submarine";
import sun from "icon:sun";
import mine from "icon:teller-mine";
import map from "icon:treasure-map";
import trap from "icon:wolf-trap";
import interceptor from "icon:boat-horizon";
import question from "icon:discussion";
import barrel from "icon:barrel";

const PICTURES: Record<string, string> = {
  amc: warship,
  blockade_runner: barrel,
  boarding_party: grapple,
  bounding_main: wave,
  break_contact: chain,
  breakdown: gears,
  breakout: door,
  collier: coal,
  damage_control: hammer,
  deception: mask,
  exchange_information: exchange,
  fair_seas: sun,
  fast_ship: sprint,
  fog_bank: fog,
  good_hunting: binoculars,
  heavy_weather: storm,
  intelligence: spyglass,
  interned: handcuffs,
  interrogate: question,
  island_refuge: island,
  lay_mines: mine,
  minesweeper: broom,
  mistaken_identity: identity,
  monitor: cannon,
  non_combatant: dove,
  pull_the_plug: plug,
  qqq: radio,
  q_ship: cargo,
  razzle_dazzle: maze,
  recalled: recall,
  recon_aircraft: biplane,
  reflag: flag,
  rendezvous_missed: hourglass,
  sail_q_ship: sailboat,
  scuttle: sinking,
  searchlight,
  second_chance: cycle,
  shallow_run: wave,
  shipping_lanes: map,
  slim_pickings: interceptor,
  special_cargo: chest,
  submarine_u: submarine,
  submarine_uc: submarine,
  surprise_attack: explosion,
  transfer_command: captain,
  trap,
  wireless_intercept: radio,
};

/** The picture of a card, by its id or its kind. */
export function vignette(id: string): string {
  return PICTURES[id.split(".", 1)[0] ?? ""] ?? caravel;
}
