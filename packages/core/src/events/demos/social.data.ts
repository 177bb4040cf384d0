import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Delphine Laurent",
  hosts: "Delphine Laurent; Mateo Ruiz",
  name: "One Long Table",
  story: `
    We have a flat with thin walls, kind neighbours and one very long table. Come at six, eat at seven, change seats at half past eight.

    Bring nothing but an appetite, or one bottle of something you would like to talk about.`,
  place: "Delphine and Mateo’s",
  address: "41 rue des Martyrs, Paris",
  zone: "Europe/Paris",
  currency: "EUR",
  ahead: 14,
  people: `
    yes | Neighbours | Augustin Petit; Inès Petit
    yes | Work | Shreya Kapoor | No nuts, really none.
    yes | Old friends | Camille Durand
    yes | Old friends | Yann Le Goff; Maëlle Le Goff
    yes | Work | Tobias Stern
    yes | Neighbours | Madeleine Roux | I bring chairs. Six of them.
    yes | Choir | Karim Benali; Sofia Benali
    yes | Choir | Hugo Marchand
    yes | Old friends | Noor Jansen
    yes | Work | Valentina Greco; Luca Greco
    yes | Neighbours | Bao Nguyen
    maybe | Choir | Agathe Simon
    maybe | Old friends | Félix Moreau
    no | Work | Ruben Castro | In Lima that week. Keep me a plate.
    open | Neighbours | Clémence Faure
    open | Choir | Thibault Girard; Anna Girard
    open | Old friends | Milan Novak`,
  talk: `
    5d | The buffet is half French and half Mateo. Allergies to me, jokes to him.
    4d | Madeleine Roux | The lift takes three people or one chair.
    4d | Yann Le Goff | Then we take the stairs and the chairs.
    2d | Shreya Kapoor | Is there a piano? Asking for nobody in particular.
    2d | There is. It is nearly in tune.
    6h | Karim Benali | We bring oranges, and the song.`,
  poll: "Something sweet | What comes after the buffet? | Tarte Tatin; Rice pudding; Three cheeses | Delphine bakes what wins.",
  news: "1d | The door code | It is on your own page, below the address. The intercom has had opinions since Tuesday; if it says nothing, call Mateo.",
};
