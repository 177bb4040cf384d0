import type { CoverSubject } from "./cover-seeds.types.ts";

/** What each subject of a cover shows, in the order in which they are offered. */
export const coverSubjectNames: Readonly<Record<CoverSubject, string>> = {
  wedding: "Flowers and rings",
  birthday: "Cakes and candles",
  anniversary: "Two of everything",
  baby: "A mobile over the cradle",
  graduation: "Caps in the air",
  table: "A laid table",
  hall: "Tall windows",
  garden: "Trees on hills",
  sails: "Sails on the water",
  stage: "Curtain and stage",
  books: "Shelves of books",
  pitch: "A playing field",
};
