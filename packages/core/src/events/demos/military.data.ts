import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Frank Dombrowski",
  hosts: "Frank Dombrowski; Carol Hayes",
  name: "The 214th Signal Battalion Meets Again",
  story: `
    Forty years since the battalion came home. Three days in the hotel by the memorial: coffee and maps, the roll of honour, a museum that has one of our own radio vans, and the banquet.

    Families are welcome at everything. Whoever cannot pay says so to the adjutant and to nobody else.`,
  place: "Fairview Hotel",
  address: "90 Memorial Drive, Chattanooga, Tennessee",
  zone: "America/New_York",
  currency: "USD",
  ahead: 40,
  people: `
    yes | A Company | Earl Jenkins; Bettie Jenkins
    yes | A Company | Raymond Kowal
    yes | B Company | Luis Herrera; Carmen Herrera | I bring the film reels, restored.
    yes | B Company | Walt Sorensen
    yes | Headquarters | Carol Hayes; Jim Hayes
    yes | A Company | Otis Greene; Vera Greene
    yes | C Company | Dale Hutchins | I need a room without stairs.
    yes | C Company | Manny Ortiz; Rosa Ortiz
    yes | Headquarters | George Pappas
    yes | B Company | Arthur Lindgren; Signe Lindgren
    yes | C Company | Joe Whitehorse
    yes | A Company | Clyde Barnett; Lois Barnett
    yes | B Company | Sal Romano
    maybe | Headquarters | Dorothy Vance
    maybe | C Company | Bud Kessler; Ann Kessler
    no | A Company | Hank Tillman | Doctor’s orders. Read my name with the living.
    open | B Company | Roy Stanton
    open | C Company | Eddie Nakamura; Kay Nakamura
    open | Headquarters | Vernon Bell`,
  talk: `
    10d | Room block closes on the fifteenth. After that the hotel asks what it likes.
    9d | Raymond Kowal | Does anybody still have a class A jacket that closes?
    9d | Luis Herrera | Mine closes. Breathing is another matter.
    6d | Dale Hutchins | I have six names for the roll of honour. Whom do I send them to?
    6d | To me, with rank and year. Carol reads them on Saturday.
    14h | Otis Greene | Two seats free from Knoxville on Friday, leaving at noon.`,
  poll: "Saturday afternoon | After the museum, what do you want? | Talks on record; A quiet hour; The river boat | The boat needs thirty people.",
  news: "2d | Uniform at the banquet | Uniform or evening dress, medals worn, canes polished. The chapel service on Sunday is in whatever you travel home in.",
};
