import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "Ihre Aufgaben",
  lead: (name) =>
    `Danke, dass Sie helfen, ${name}. Haken Sie ab, was erledigt ist: Die Gastgeber sehen es sofort.`,
  none: "Für Sie ist gerade nichts zu tun. Hier stehen später Ihre Aufgaben.",
  allDone: "Alles erledigt. Danke!",
  done: "Erledigt",
  until: (day) => `Bis ${day}`,
  late: (until) => `${until}: Die Zeit ist vorbei`,
  someDay: "Noch kein Tag",
  with: (names) => `Zusammen mit ${names}`,
  steps: "Schritte",
  tick: "erledigt",
  mailed: "Sie werden per Mail an Fälliges erinnert.",
  notMailed: "Sie bekommen keine Mails zu Ihren Aufgaben.",
  noMore: "Keine Mails mehr",
  again: "Wieder erinnern",
  comments: "Kommentare",
  comment: (title) => `Kommentar zu „${title}“`,
  send: "Senden",
  you: "Sie",
  gone: "Jemand, der nicht mehr da ist",
  files: (count) => (count === 1 ? "Eine Datei" : `${count} Dateien`),
};
