import type { TaskWords } from "./words.types.ts";

export const words: TaskWords = {
  subject: "Ihre Aufgaben",
  title: "Danke, dass Sie helfen",
  sentence: (hosts) =>
    `${hosts} zählen auf Sie. Ihre Aufgaben stehen auf einer eigenen Seite: Öffnen Sie sie und haken Sie ab, was erledigt ist.`,
  sentenceAlone:
    "Ihre Aufgaben stehen auf einer eigenen Seite: Öffnen Sie sie und haken Sie ab, was erledigt ist.",
  open: "Aufgaben ansehen",
  yours: "Der Link gehört nur Ihnen und braucht kein Konto.",
  someDay: "Noch kein Tag",
  due: "Morgen fällig",
  late: "Die Zeit dafür ist vorbei",
  said: "Jemand hat zu Ihrer Aufgabe geschrieben",
  moved: "Ihre Aufgabe hat eine andere Zeit",
  answer: "Lesen und antworten Sie auf Ihrer Seite.",
  tick: "Schon erledigt? Haken Sie es auf Ihrer Seite ab, dann fragt niemand mehr.",
  noMore: "Wenn Sie keine solchen Mails mehr möchten, sagen Sie es auf Ihrer Seite.",
  why: "Sie bekommen diese Mail, weil Sie bei dieser Veranstaltung helfen.",
};
