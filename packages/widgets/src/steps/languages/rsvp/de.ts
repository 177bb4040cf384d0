import type { WidgetCopy } from "../../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${text}, ${name}` : text);

export const copy: Pick<WidgetCopy, "rsvp" | "companions" | "sendReply" | "sent"> = {
  rsvp: {
    label: "Zu- oder absagen",
    region: "Antwort auf die Einladung",
    title: "Sind Sie dabei?",
    answers: { yes: "Ja", maybe: "Vielleicht", no: "Nein" },
    party: "Zu wie vielt kommen Sie?",
    partyHelp: (most) => `Sie selbst mitgezählt, bis zu ${most}`,
    note: (hosts) => (hosts ? `Ein Gruß an ${hosts}` : "Ein Gruß an die Gastgeber"),
    changeUntil: (day) => `Änderbar bis ${day}`,
    sum: {
      yes: (count) => (count === 1 ? "1 kommt" : `${count} kommen`),
      maybe: (count) => (count === 1 ? "Kommt vielleicht" : `${count} kommen vielleicht`),
      no: "Kommt nicht",
    },
    send: "Antwort senden",
    save: "Antwort speichern",
    sending: "Antwort wird gesendet",
    coming: (count) => (count === 1 ? "Bisher kommt 1 Person" : `Bisher kommen ${count} Personen`),
    few: (places) => (places === 1 ? "Noch 1 Platz" : `Noch ${places} Plätze`),
    fullFlag: (places) =>
      places === null ? "Alle Plätze vergeben" : `Alle ${places} Plätze vergeben`,
    waitTitle: "Auf einen Platz warten",
    waitText: (ahead) =>
      `Pläne ändern sich. Wir schreiben Ihnen, sobald ein Platz frei wird. ${
        ahead === 0 ? "Sie wären die Ersten in der Reihe." : `${ahead} warten vor Ihnen.`
      }`,
    wait: "Auf die Warteliste",
  },
  companions: {
    name: (number, of) => (of === 1 ? "Wer kommt mit?" : `Name der Begleitung ${number}`),
  },
  sendReply: {
    choose: "Wählen Sie Ja, Vielleicht oder Nein.",
    unsentTitle: "Ihre Antwort ist noch nicht gesendet",
    unsentText:
      "Die Verbindung brach ab. Nichts ist verloren: Ihre Angaben sind noch da, und noch einmal senden antwortet nicht doppelt.",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`Bis zum ${day}`, name),
      maybe: (_day, name) => greet("Als Vielleicht notiert", name),
      no: (_day, name) => greet("Schade, wir werden Sie vermissen", name),
      waitlisted: (_day, name) => greet("Sie stehen auf der Warteliste", name),
    },
    text: {
      yes: "Ihre Antwort ist bei den Gastgebern.",
      maybe: "Die Gastgeber wissen, dass Sie vielleicht kommen.",
      no: "Die Gastgeber haben Ihre Antwort. Ändert sich etwas, ändern Sie sie hier.",
      waitlisted: "Wir schreiben Ihnen, sobald ein Platz frei wird.",
    },
    position: (place) => `Sie sind Nummer ${place} in der Reihe.`,
    copySent: (email) => `Was gilt, steht in unserer Mail an ${email}.`,
    party: "Personen",
    people: (count) => (count === 1 ? "Nur Sie" : `${count}`),
    reply: "Antwort",
    answers: { yes: "Ja", maybe: "Vielleicht", no: "Nein", waitlisted: "Wartet" },
    note: "Gruß",
    addToCalendar: "In den Kalender",
    calendarFile: "Apple und andere (.ics)",
    change: "Antwort ändern",
    final: "Antworten sind geschlossen; schreiben Sie den Gastgebern, wenn sich etwas ändert.",
    byMail: "Zum Ändern öffnen Sie den Link aus unserer Mail.",
    another: "Für jemand anderen antworten",
  },
};
