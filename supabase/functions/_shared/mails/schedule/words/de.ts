import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `Sie sind dabei: ${activity}`,
    waiting: (activity) => `Auf der Warteliste für ${activity}`,
    promoted: (activity) => `Sie haben einen Platz bei ${activity}`,
    changed: () => "Das Programm hat sich geändert",
  },
  titles: {
    in: "Sie sind dabei",
    waiting: "Sie stehen in der Reihe",
    promoted: "Ein Platz ist frei geworden",
    changed: "Etwas hat sich verschoben",
  },
  sentences: {
    in: (activity) =>
      `Ihr Platz bei „${activity}“ ist reserviert. Können Sie nicht kommen, geben Sie ihn zurück, damit jemand anderes ihn bekommt.`,
    waiting: (activity) =>
      `Bei „${activity}“ sind alle Plätze vergeben. Wird einer frei, bekommt ihn der Erste in der Reihe, und wir schreiben Ihnen.`,
    promoted: (activity) =>
      `Sie standen auf der Warteliste für „${activity}“ und sind jetzt dabei. Können Sie nicht kommen, geben Sie den Platz für die Nächsten zurück.`,
    changed: () =>
      "Etwas, für das Sie angemeldet sind oder das Sie leiten, hat sich geändert. Ihre Plätze bleiben erhalten, soweit es stattfindet.",
  },
  changes: {
    added: "Neu",
    removed: "Entfällt",
    cancelled: "Abgesagt",
    reopened: "Findet doch statt",
    moved: "Neue Zeit",
    room: "Neuer Raum",
    host: "Neue Leitung",
    title: "Neuer Titel",
    details: "Einzelheiten",
  },
  before: (was) => `Vorher: ${was}`,
  mine: "Mein Programm",
  takesPart: "Für",
  people: (count) => `${count} Personen: Sie und wen Sie mitbringen`,
  why: (email) =>
    `Sie bekommen diese Mail, weil ${email} für einen Programmpunkt angemeldet ist oder einen leitet. Der Link oben gehört nur Ihnen.`,
};
