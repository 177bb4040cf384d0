import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Margit Voss",
  hosts: "Margit Voss; Emil Brandt",
  name: "Harbour Rowing Club: The Annual Evening",
  story: `
    The year in figures, in pictures and in one long supper. We elect a new boat warden, thank those who have rowed with us for forty years, and hear what the new eight costs.

    Members vote; guests are welcome from supper on.`,
  place: "The Boathouse",
  address: "4 Quay Street, Harwich, Essex",
  zone: "Europe/London",
  currency: "GBP",
  ahead: 16,
  people: `
    yes | Rowing | Edith Marlow | I have brought the old log books.
    yes | Rowing | Callum Reid; Fiona Reid
    yes | Sculling | Nadia Hussain
    yes | Rowing | Terence Boyle; Maureen Boyle
    yes | Juniors | Isla Thornton; Greg Thornton
    yes | Sculling | Piotr Zielinski | Could I have ten minutes for the new eight?
    yes | Rowing | Gwen Pritchard
    yes | Juniors | Samuel Osei; Abena Osei
    yes | Sculling | Harriet Lowe
    yes | Boat work | Dick Farrow; June Farrow
    yes | Boat work | Anil Deshmukh
    maybe | Rowing | Rosalind Keane
    maybe | Juniors | Ben Ashworth; Lucy Ashworth
    no | Sculling | Marcus Tolley | Night shift that week. My proxy is with Edith.
    open | Rowing | Hugh Pemberton
    open | Sculling | Yasmin Farouk
    open | Juniors | Kirsty Wren; Dan Wren
    open | Boat work | Olive Stokes`,
  talk: `
    7d | The agenda is on the page. Motions until Sunday, please, in writing and short.
    6d | Piotr Zielinski | The new eight: I have three offers and one strong opinion.
    6d | Edith Marlow | Then bring the offers first.
    3d | Nadia Hussain | Is the bar cash only again this year?
    3d | It takes cards now. The treasurer has seen the light.
    9h | Gwen Pritchard | I can drive four people home towards Manningtree.`,
  poll: "A name for the new eight | What do we paint on her bow? | Perseverance; Edith M.; Second Wind | The committee takes the winner, whatever it is.",
  news: "2d | Accounts to read before the meeting | The treasurer’s report is two pages this year. Paper copies lie at the bar; whoever wants it by post says so by Friday.",
  tickets: "Supper | 22 | 60 | Stew, pudding and coffee",
};
