import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "Forum",
  nothing: "Hier wurde noch nichts gefragt.",
  posts: (count) => (count === 1 ? "1 Beitrag" : `${count} Beiträge`),
  pinned: "Angeheftet",
  solved: "Gelöst",
  locked: "Geschlossen",
  answer: "Die Antwort",
  edited: "geändert",
  gone: "Jemand, der gegangen ist",
  files: (count) => `${count === 1 ? "Eine Datei" : `${count} Dateien`}, nur für Mitglieder`,
  pages: "Seiten",
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  before: "Vorige Seite",
  after: "Nächste Seite",
  whoWrites: (host) => `Alle können das lesen. Nur das Team von ${host} schreibt hier.`,
};
