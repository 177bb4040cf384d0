import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "Forum",
  nothing: "Rien n’a encore été demandé ici.",
  posts: (count) => (count === 1 ? "1 message" : `${count} messages`),
  pinned: "Épinglé",
  solved: "Résolu",
  locked: "Fermé",
  answer: "La réponse",
  edited: "modifié",
  gone: "Quelqu’un qui est parti",
  files: (count) => `${count === 1 ? "Un fichier" : `${count} fichiers`}, réservés aux membres`,
  pages: "Pages",
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  before: "Page précédente",
  after: "Page suivante",
  whoWrites: (host) => `Tout le monde peut lire ceci. Seule l’équipe de ${host} écrit ici.`,
};
