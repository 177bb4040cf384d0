import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Andre Whitfield",
  hosts: "Andre Whitfield; Kelly Romero",
  name: "Delta Rho Sigma: Homecoming of the Chapter",
  story: `
    The house has a new roof, the staircase has the old composites, and the kitchen has not changed at all. Come home for a day: open house, the chapter meeting, the banquet, and the hour when every class tells the same story differently.

    The scholarship fund sends its first two students this year. They sit with us.`,
  place: "The Chapter House and Bell Hall",
  address: "27 College Avenue, Athens, Georgia",
  zone: "America/New_York",
  currency: "USD",
  ahead: 33,
  people: `
    yes | Class of 1988 | Leonard Boyd; Tanya Boyd
    yes | Class of 1988 | Marcus Ellery
    yes | Class of 1995 | Kelly Romero; Chris Romero
    yes | Class of 1995 | Jasmine Porter | I give to the fund already, and will again.
    yes | Class of 1995 | Eric Lindholm
    yes | Class of 2004 | Danielle Brooks; Omar Brooks
    yes | Class of 2004 | Tyler Nakagawa
    yes | Class of 2012 | Brianna Cole
    yes | Class of 2012 | Hector Salinas; Maya Salinas
    yes | Class of 2012 | Imani Grant
    yes | Class of 2019 | Noah Feldstein
    yes | Class of 2019 | Priscilla Adjei
    yes | Class of 2004 | Gregory Hale; Simone Hale
    yes | Class of 1988 | Vincent Moss
    maybe | Class of 2019 | Caleb Wright
    maybe | Class of 1995 | Renee Duval
    no | Class of 2012 | Stephanie Yoon | First week of residency. Toast for me.
    open | Class of 2004 | Patrick Lowell
    open | Class of 1988 | Gloria Hines; Sam Hines
    open | Class of 2019 | Diego Fuentes`,
  talk: `
    9d | The composites are back from the framer. 1988, your hair has been restored in full.
    8d | Leonard Boyd | It was never gone. It was resting.
    8d | Jasmine Porter | Who runs the ladle at the reception by decade?
    5d | Imani Grant | Is there parking on the lawn for the banquet?
    5d | Not on the lawn. Bell Hall’s deck, two minutes on foot.
    15h | Hector Salinas | Two students, first of their families. I will need a minute to speak.`,
  poll: "The story of the night | Which one is told at the banquet? | The goat; The flood of ’95; The canoe | One class tells it, the others keep quiet.",
  news: "3d | Names of the house | Badges carry the name by which the house knew you. If you would rather not, say so by Friday and we print your own.",
};
