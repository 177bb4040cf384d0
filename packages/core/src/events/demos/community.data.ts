import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Lucía Navarro",
  hosts: "Lucía Navarro; Thomas Bright",
  name: "Foundry Street Day",
  story: `
    One day without cars. Stalls from door to door, one long table at noon, a children’s corner in the school yard, and in the tent the question what should change here.

    Bring a dish, a chair or two hours of your time. Everybody on the street is invited, and so is whoever they bring.`,
  place: "Foundry Street, from the bakery to the bridge",
  address: "Foundry Street, Providence, Rhode Island",
  zone: "America/New_York",
  currency: "USD",
  ahead: 19,
  people: `
    yes | Garden club | Dolores Pina; Hector Pina | We bring the rice for sixty.
    yes | Choir | Annika Berg
    yes | Repair café | Omar Haddad; Salma Haddad; Karim Haddad (child)
    yes | School | Joyce Mbeki
    yes | Repair café | Walter Krantz | Bicycles only, please. No toasters.
    yes | Garden club | Mei Chen; Jun Chen (child)
    yes | Choir | Paul Desrosiers; Claire Desrosiers
    yes | School | Tanya Wells; Zoe Wells (child); Max Wells (child)
    yes | Choir | Ifeoma Eze
    yes | Garden club | Harold Stein
    yes | School | Bianca Russo; Nico Russo (child)
    yes | Repair café | Frank Lapointe
    yes | Garden club | Grace Kim; Daniel Kim
    maybe | Choir | Pilar Ortega
    maybe | School | Steve Maddox; Rose Maddox (child)
    no | Repair café | Ruth Feldman | My hip says no. I open the window and listen.
    open | Garden club | Trevor Quinn
    open | School | Amina Diallo; Idris Diallo (child)
    open | Choir | Edgar Holt
    open | Repair café | Kenji Mori`,
  talk: `
    8d | The permit is here: from eight in the morning no car on the street. Please move yours the evening before.
    7d | Walter Krantz | Who has a second workbench? Mine holds one bicycle.
    7d | Omar Haddad | We do. It has wheels, even.
    4d | Tanya Wells | Can the older children run the lemonade stand by themselves?
    4d | They can, with one grown-up in sight. I put you down for noon.
    1d | Annika Berg | Rehearsal on Thursday at seven, under the bridge. It echoes nicely.`,
  poll: "The last song of the choir | What do we sing when the benches are carried in? | Lean on Me; This Little Light; De Colores | All three have been rehearsed.",
  news: "3d | If it rains | Then we meet in the school hall: same hours, same tables, closer together. We decide on Saturday at six in the evening and write to everybody.",
};
