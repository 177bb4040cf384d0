import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `O seu perfil com ${host}`,
  title: "O seu perfil",
  sentence:
    "Com este link você vê, campo a campo, o que os outros veem de você, e pode mudar. Não é preciso ter conta.",
  held: "Você também vê tudo o que os anfitriões guardam sobre você: corrija, leve uma cópia ou peça para apagar.",
  notYou: "Não foi você que pediu? Então nada aconteceu e nada mudou.",
  open: "Abrir o meu perfil",
  why: "O link é só seu: quem o tiver pode ler e mudar o seu perfil.",
};
