import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "Foro",
  nothing: "Todavía no se ha preguntado nada aquí.",
  posts: (count) => (count === 1 ? "1 mensaje" : `${count} mensajes`),
  pinned: "Fijado",
  solved: "Resuelto",
  locked: "Cerrado",
  answer: "La respuesta",
  edited: "editado",
  gone: "Alguien que se fue",
  files: (count) => `${count === 1 ? "Un archivo" : `${count} archivos`}, solo para miembros`,
  pages: "Páginas",
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  before: "Página anterior",
  after: "Página siguiente",
  whoWrites: (host) => `Cualquiera puede leer esto. Solo el equipo de ${host} escribe aquí.`,
};
