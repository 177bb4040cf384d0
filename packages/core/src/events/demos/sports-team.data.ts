import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Declan Moran",
  hosts: "Declan Moran; Sheila Brady",
  name: "St. Brendan’s ’99: The Double, Remembered",
  story: `
    County and league in one season, with a squad of nineteen and two good knees each. Twenty-seven years later we count what is left.

    A match with a long break, the photograph in the old line-up, and supper until the committee turns the lights off.`,
  place: "St. Brendan’s Park",
  address: "Strand Road, Tralee, County Kerry",
  zone: "Europe/Dublin",
  currency: "EUR",
  ahead: 26,
  people: `
    yes | Backs | Kevin Foley; Orla Foley
    yes | Backs | Donal Sheehy
    yes | Midfield | Paudie Lynch | I run a little. Very little.
    yes | Midfield | Eamon Griffin; Nuala Griffin
    yes | Forwards | Tadhg Kearney
    yes | Forwards | Mick Costello; Bríd Costello; Cian Costello (child)
    yes | Management | Father Jim Doyle | I draw the teams, as ever.
    yes | Backs | Seán Quirke
    yes | Forwards | Liam Hartnett; Gráinne Hartnett
    yes | Goalkeepers | Noel Casey
    yes | Midfield | Brian Tobin
    yes | Management | Sheila Brady
    yes | Forwards | Rory McKenna; Aoife McKenna (child)
    maybe | Backs | Pat Stack
    maybe | Goalkeepers | Colm Hurley
    no | Midfield | Gerard Walsh | In Sydney. I will be on the screen at half time.
    open | Forwards | Diarmuid Leahy
    open | Backs | Finbarr Nolan; Una Nolan
    open | Management | Con O’Rourke`,
  talk: `
    8d | The pitch is ours from one. The physio is ours from five past.
    7d | Kevin Foley | I still have the ball. The ball.
    7d | Tadhg Kearney | You were told to give that back in 2003.
    4d | Noel Casey | Is it two keepers a side? I ask as the only one.
    4d | You keep for both. You always said you could.
    8h | Eamon Griffin | Shirts have come. XL is the new M.`,
  poll: "The match that must be told | Whose story opens the supper? | The semi-final in the fog; The bus to Thurles; Noel’s penalty | Five minutes, and no corrections from the floor.",
  news: "2d | Shirts and sizes | The shirts are cut small. Try yours on before the match, in private, and swap at the door of the dressing room.",
  tickets: "Supper at the clubhouse | 35 | 70 | Roast, and pictures on the wall",
};
