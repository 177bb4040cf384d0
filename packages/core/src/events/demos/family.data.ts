import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Ruth Achterberg",
  hosts: "Ruth Achterberg; Joost Achterberg",
  name: "The Achterbergs, All of Us",
  story: `
    Four branches, five generations and one walnut tree. Grandmother Wil turns ninety-one that week and wants to see everybody in one picture.

    Everybody brings one dish. There are beds in the barn, room for tents on the meadow, and a pool for whoever dares.`,
  place: "Walnut Farm",
  address: "118 Mill Road, Pella, Iowa",
  zone: "America/Chicago",
  currency: "USD",
  ahead: 30,
  people: `
    yes | Wil’s branch | Wil Achterberg | I sit in the middle.
    yes | Wil’s branch | Pieter Achterberg; Joan Achterberg; Lotte Achterberg (child); Sam Achterberg (child)
    yes | Hendrik’s branch | Carla Vos; Mike Vos
    yes | Anna’s branch | Denise Hartog; Luis Hartog; Ana Hartog (child)
    yes | Anna’s branch | Bram Hartog
    yes | Hendrik’s branch | Gerda Vos
    yes | Married in | Samir Nasser; Ellen Nasser; Leila Nasser (child) | We come two days early and can shop.
    yes | Wil’s branch | Tessa Achterberg; Kai Lund
    yes | Hendrik’s branch | Rob Vos; Marta Vos; Finn Vos (child)
    yes | Cornelis’ branch | Neil Dekker; Judy Dekker
    yes | Cornelis’ branch | Hannah Dekker
    yes | Anna’s branch | Mark Hartog; Wes Tan
    maybe | Cornelis’ branch | Peter Dekker; Lynn Dekker
    maybe | Wil’s branch | Julia Achterberg
    no | Hendrik’s branch | Arie Vos | Harvest. Send me the picture.
    open | Cornelis’ branch | Sofie Dekker
    open | Anna’s branch | Tom Hartog; Iris Hartog (child)
    open | Married in | Oksana Melnyk`,
  talk: `
    9d | Who sleeps where stands on the page now. The barn has twelve beds; the loft is for people who do not snore.
    8d | Carla Vos | Then Mike gets the tent.
    8d | Tessa Achterberg | Kai brings his telescope. Clear nights are the hosts’ business.
    5d | Samir Nasser | Ellen and I drive past the market on Thursday. Lists to me, please.
    5d | Potatoes, twenty kilos. I am serious.
    12h | Joan Achterberg | Sam wants to know whether the pool is cold. I said yes.`,
  poll: "The game of the afternoon | Old against young: what do we play? | Tug of war; Rounders; Sack race, all ages | The losers wash up.",
  news: "2d | The picture is at two | Under the walnut tree, eldest in the middle, branches in the order of the tree. Whoever comes late stands at the edge for ever.",
};
