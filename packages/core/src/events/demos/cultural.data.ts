import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Anjali Rao",
  hosts: "Anjali Rao; Suresh Iyer",
  name: "Deepavali at the Old Mill",
  story: `
    The feast of lights, for those who grew up with it and for those who see it for the first time. We cook together, learn two dances, hear from three generations what it means, and light the lamps when it gets dark.

    Come for an hour or for all of it. Children carry the lanterns.`,
  place: "The Old Mill",
  address: "Mill Lane 5, Leicester",
  zone: "Europe/London",
  currency: "GBP",
  ahead: 20,
  people: `
    yes | Hindu Samaj | Lakshmi Iyer; Suresh Iyer; Tara Iyer (child)
    yes | Hindu Samaj | Devika Nair
    yes | Neighbours | Margaret Shaw; Alan Shaw | We have never been. Is there anything we should wear?
    yes | Dance school | Kavya Menon
    yes | Dance school | Ritu Shah; Neha Shah (child)
    yes | Students | Arjun Pillai
    yes | Neighbours | Fatima Begum; Zain Begum (child)
    yes | Hindu Samaj | Govind Joshi; Meera Joshi
    yes | Students | Wei Ling Tan
    yes | Dance school | Sunita Patel
    yes | Neighbours | Joe Bradshaw
    yes | Students | Ifrah Yusuf
    yes | Hindu Samaj | Padma Reddy; Kiran Reddy
    maybe | Neighbours | Sheila Cooper
    maybe | Students | Rohan Das
    no | Dance school | Leela Bose | On tour until December. Light one for me.
    open | Hindu Samaj | Vikram Bhatt; Anu Bhatt (child)
    open | Neighbours | Peter Grady
    open | Students | Chidi Obi`,
  talk: `
    8d | The kitchen opens at half past three. Sleeves up; there are aprons for thirty.
    7d | Margaret Shaw | Is there anything we should wear, or not wear?
    7d | Anything bright. Shoes stay at the door.
    5d | Kavya Menon | First steps at half past three, for those with two left feet, too.
    3d | Fatima Begum | Zain asks if he may carry two lanterns.
    3d | He may carry two, with one hand each.`,
  poll: "The sweet of the feast | What do we cook most of? | Gulab jamun; Kaju katli; Jalebi | Nuts are kept on a table of their own.",
  news: "2d | Lamps and shoes | Shoes stay at the door, so wear socks that you like. The lamps are lit at eight in the courtyard; children stand in front.",
};
