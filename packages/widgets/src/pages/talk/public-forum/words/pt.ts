import type { PublicForumCopy } from "./words.types.ts";

export const forum: PublicForumCopy = {
  forum: "Fórum",
  nothing: "Nada foi perguntado aqui ainda.",
  posts: (count) => (count === 1 ? "1 mensagem" : `${count} mensagens`),
  pinned: "Fixado",
  solved: "Resolvido",
  locked: "Fechado",
  answer: "A resposta",
  edited: "editado",
  gone: "Alguém que saiu",
  files: (count) => `${count === 1 ? "Um arquivo" : `${count} arquivos`}, só para membros`,
  pages: "Páginas",
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  before: "Página anterior",
  after: "Próxima página",
  whoWrites: (host) => `Todos podem ler isto. Só a equipe de ${host} escreve aqui.`,
};
