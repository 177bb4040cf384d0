import type { NoticeMailsCopy } from "./words.types.ts";

export const noticeMails: NoticeMailsCopy = {
  title: "Sus correos",
  topic: {
    ask: "¿Dejar de seguir este tema?",
    means:
      "Ningún correo ni aviso le contará ya las nuevas respuestas. Podrá seguir leyéndolo en el foro.",
    end: "Dejar de seguir",
    ended: "Ya no sigue este tema",
    now: "Ningún correo ni aviso le cuenta las nuevas respuestas.",
    again: "Volver a seguirlo",
  },
  talk: {
    ask: "¿Silenciar esta conversación?",
    means: "Nada le avisará ya de sus mensajes nuevos, salvo que alguien le nombre.",
    end: "Silenciarla",
    ended: "Esta conversación está silenciada",
    now: "Nada le avisa de sus mensajes nuevos, salvo que alguien le nombre.",
    again: "Quitar el silencio",
  },
  kinds: {
    ask: "¿No recibir más estos correos?",
    means:
      "Ya no se le informará de esto por correo. En su cuenta y en sus dispositivos no cambia nada.",
    end: "Detener estos correos",
    ended: "Estos correos han terminado",
    now: "Ya no se le informa de esto por correo. En su cuenta y en sus dispositivos no ha cambiado nada.",
    again: "Volver a recibirlos",
  },
  settings: "Elegir todo lo que se le cuenta",
};
