import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Marta Lindqvist",
  hosts: "Marta Lindqvist",
  name: "Twelve Friends and a Stove",
  story: `
    The house by the lake, two nights, as little plan as possible. One long walk, two suppers that are cooked by whoever signed up, and a sauna that takes an hour to get hot.

    There are beds for twelve. The sofa is taken: it is the dog’s.`,
  place: "The house at Siljan",
  address: "Sjövägen 8, Rättvik",
  zone: "Europe/Stockholm",
  currency: "SEK",
  ahead: 15,
  people: `
    yes | First evening | Oskar Nyström; Elin Nyström
    yes | First evening | Jamila Rashid | I cook, if somebody chops.
    yes | Second evening | Henrik Dahl
    yes | Second evening | Petra Sandberg; Yusuf Kaya
    yes | First evening | Lars Ekman
    yes | Washing up | Sara Holm
    yes | Washing up | Niklas Berglund | On the late train, please fetch me.
    maybe | Second evening | Ida Forsberg
    no | Washing up | Anton Wik | The baby is early. It is a girl.
    open | Second evening | Maja Ström`,
  talk: `
    6d | Keys are under the third stone. The fourth one has a snake, possibly.
    5d | Oskar Nyström | We have two seats from Uppsala, leaving at two.
    5d | Niklas Berglund | I am on the train that arrives at 21:40. Is that mad?
    4d | It is fine. Lars is at the station with the sledge.
    2d | Jamila Rashid | Onions. I need three kilos of onions and a chopper.
    7h | Petra Sandberg | Yusuf says he chops.`,
  poll: "The long walk | Which way round the lake? | By the old mill; Over the ridge; To the inn and back | Eleven, fourteen and six kilometres.",
  news: "1d | What to bring | Slippers, a towel, and one record or a song. There is bread until Saturday morning; after that there is porridge.",
};
