import type { DemoSheet } from "../demos.types.ts";

export const sheet: DemoSheet = {
  host: "Ines Carvalho",
  hosts: "Ines Carvalho; Rui Carvalho",
  name: "Teresa Carvalho at Seventy",
  story: `
    Our mother taught three generations of this town to swim, and most of them to wait their turn. She turns seventy and says she wants no fuss. She gets some.

    A drink, a dinner, twenty pictures, and the music of her summers. No presents: bring a story.`,
  place: "Quinta do Farol",
  address: "Rua do Farol 12, Cascais",
  zone: "Europe/Lisbon",
  currency: "EUR",
  ahead: 22,
  people: `
    yes | Family | Rui Carvalho; Marta Carvalho; Nuno Carvalho (child)
    yes | Family | Beatriz Carvalho
    yes | Swimming club | Jorge Pinto; Alda Pinto | I would like to say a few words, three minutes.
    yes | Swimming club | Fernanda Reis
    yes | Neighbours | Hannah Whitby; Colin Whitby
    yes | Family | Gonçalo Mendes; Sara Mendes; Lia Mendes (child)
    yes | School | Amélia Torres
    yes | Swimming club | Duarte Lopes; Rita Lopes
    yes | School | Vasco Nogueira
    yes | Neighbours | Odete Faria | The cake is mine to bake. No discussion.
    yes | Family | Clara Simões; Paul Simões
    yes | Swimming club | Mateus Rocha
    maybe | School | Joana Vidal
    maybe | Neighbours | Luís Antunes; Graça Antunes
    no | Family | Henrique Carvalho | In Macau until March. I send a film.
    open | Swimming club | Tiago Brito
    open | School | Filipa Duarte; Ana Duarte
    open | Neighbours | Manuel Serra`,
  talk: `
    8d | She knows about the dinner. She does not know about the pictures, the cake or the choir. Please keep it so.
    7d | Beatriz Carvalho | I have found the photograph on the diving board. From 1974!
    7d | Jorge Pinto | I took that photograph.
    4d | Odete Faria | Three tiers, almond and orange. Somebody with a steady hand must drive it.
    4d | Gonçalo Mendes | I drive. At walking pace.
    11h | The band asks for five songs of her twenties. Send them here.`,
  poll: "The first dance | What do we ask the band to open with? | Oliveira da Serra; La Mer; Moon River | She knows all of them by heart.",
  news: "1d | Come before six | She arrives at a quarter past six and believes it is a dinner for eight. Please park behind the chapel, not in front of the house.",
};
