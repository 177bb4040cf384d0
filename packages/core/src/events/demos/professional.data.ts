import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Priya Menon",
  hosts: "Priya Menon; Jonas Keller",
  name: "Field Notes: The Hydrologists’ Gathering",
  story: `
    Two talks, one open round and a long supper for people who measure rivers. No slides with logos, no prices, no keynote.

    Bring one question that you could not answer this year.`,
  place: "The Lock House",
  address: "Am Oberen Schleusenkanal 3, Basel",
  zone: "Europe/Zurich",
  currency: "CHF",
  ahead: 18,
  people: `
    yes | Cantonal office | Reto Ammann
    yes | Cantonal office | Silvia Bernasconi
    yes | University | Jonas Keller | I speak about the flood that we did not see coming.
    yes | University | Aiko Tanabe
    yes | Engineers | Marco Ricci
    yes | Engineers | Hanneke de Vries
    yes | Power company | Daniel Roth
    yes | University | Chiara Fontana
    yes | Cantonal office | Urs Zimmerli
    yes | Engineers | Oluwaseun Adebayo
    yes | Power company | Léa Girard | Vegetarian, and on the last train.
    yes | Engineers | Tomasz Wójcik
    yes | University | Sandra Meier
    maybe | Power company | Patrick Egli
    maybe | University | Ines Moreno
    no | Cantonal office | Beat Hofer | High water, of all weeks.
    open | Engineers | Katrin Lang
    open | Power company | Stefan Huber
    open | University | Nadine Perrin`,
  talk: `
    6d | Thirteen questions for the open round so far. The best one has four words.
    5d | Aiko Tanabe | Which one is it?
    5d | Why is it late?
    3d | Marco Ricci | Is there a projector? I only need it to show one bad gauge.
    3d | There is, and a good gauge to compare it with.
    10h | Léa Girard | The last train to Geneva leaves at 21:03. Who walks with me?`,
  poll: "Where to next year | Which river do we visit? | The Aare at Thun; The Ticino; The Doubs | Whoever votes may be asked to host.",
  news: "2d | From the station on foot | Leave by the rear exit and follow the canal for twelve minutes. There is no parking at the Lock House, and none that we would recommend.",
  tickets: "Gathering with supper | 65 | 60 | Coffee, both talks and supper",
};
