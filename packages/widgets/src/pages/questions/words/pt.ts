import type { AskCopy } from "./words.types.ts";

export const ask: AskCopy = {
  ask: "Perguntar aos anfitriões",
  text: "Só os anfitriões leem. A resposta chega por e-mail.",
  question: "Sua pergunta",
  send: "Enviar a pergunta",
  sent: "Os anfitriões receberam sua pergunta. A resposta chega por e-mail.",
  sentHere: "Os anfitriões receberam sua pergunta.",
  wordless: "Escreva sua pergunta com palavras; um link sozinho não pergunta nada.",
};
