import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Marisol Aguirre",
  hosts: "Marisol Aguirre; Owen Prescott",
  name: "Larchmont High, Class of 2001: A Quarter Century",
  story: `
    Twenty-five years since we threw our caps. The school lets us in once more: the halls, the gym, the stage where the curtain caught fire.

    Come for the tour, stay for supper. Partners are welcome, and so is whatever you kept: the year book, the jacket, the letters.`,
  place: "Larchmont High School",
  address: "200 School Street, Larchmont, Vermont",
  zone: "America/New_York",
  currency: "USD",
  ahead: 24,
  people: `
    yes | Class A | Tasha Abernathy; Marcus Abernathy | We bring the projector.
    yes | Class B | Denise Caldwell
    yes | Class A | Wesley Fontaine; Priya Fontaine; Asha Fontaine (child)
    yes | Class C | Heather Whitaker
    yes | Class B | Jamal Hollis; Renée Hollis | Could we sit with Denise?
    yes | Class C | Kristen Delacroix
    yes | Class A | Andre Sutherland; Tom Sutherland
    yes | Class B | Melissa Castellano | I do not climb stairs at the moment.
    yes | Class C | Travis Freeman; Nicole Freeman; Eli Freeman (child); June Freeman (child)
    yes | Class A | Brandon Kowalski
    yes | Class B | Stephanie Rosenthal; Noa Rosenthal
    yes | Class C | Derek Thibodeaux
    yes | Class A | Latoya Ainsworth
    yes | Class C | Ingrid Lindqvist; Per Lindqvist
    maybe | Class B | Shawn Granger
    maybe | Class A | Monica Baptiste; Luc Baptiste
    no | Class C | Curtis Mayhew | On a ship until autumn. Raise one for me.
    no | Class B | Amber Okafor
    open | Class A | Reggie Vance
    open | Class B | Tiffany Marsh; Colin Marsh
    open | Class C | Gordon Pike
    open | Class A | Yolanda Cruz`,
  talk: `
    6d | Welcome, everybody! Rides, rooms, old photographs: ask here, we read along.
    5d | Denise Caldwell | Who still has the banner from the last game?
    5d | Brandon Kowalski | In my parents’ attic, with the pole. I can bring both.
    3d | Melissa Castellano | Is there a lift to the gym? Stairs and I are not on speaking terms.
    3d | Through the side door by the library; the caretaker knows. I keep a seat next to it for you.
    20h | Travis Freeman | We drive up on Friday and have two seats free from Albany.
    4h | Heather Whitaker | Mine! One small bag, and I bring the coffee.`,
  poll: "The last song of the night | Which song sends us home? | Closing Time; Good Riddance; The school anthem, all verses | The band can play all three.",
  news: "2d | Where to park | The lot behind the gym has forty places and fills up early. After that the church yard on Elm Street is open to us, five minutes on foot.",
  tickets: "Banquet | 45 | 120 | Supper in the gym, with the band",
};
