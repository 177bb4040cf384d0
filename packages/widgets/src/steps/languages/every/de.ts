import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "common" | "trying" | "away" | "contact" | "closed"> = {
  common: {
    allow: "Formular laden",
    direction: "ltr",
    loading: "Wird geladen",
    with: "Mit",
    testMode: "Testbetrieb: es fließt kein Geld",
    tryAgain: "Noch einmal versuchen",
    close: "Schließen",
    name: "Ihr Name",
    email: "E-Mail",
    optional: "freiwillig",
    one: { fewer: "Eins weniger", more: "Eins mehr" },
    unavailableTitle: "Die Veranstaltung ist gerade nicht zu erreichen",
    unavailableText:
      "Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.",
    forYou: (time, city) => `Für Sie in ${city}: ${time}`,
    until: (time) => `Bis ${time}`,
    left: (distance) => `noch ${distance}`,
  },
  trying: {
    text: "Wir versuchen es weiter, bis es ankommt. Lassen Sie diese Seite einfach offen.",
    stop: "Nicht weiter versuchen",
  },
  away: {
    title: "Weiter in einem neuen Tab",
    text: "Die Bezahlseite öffnet sich neben dieser. Diese Seite bleibt, wie sie ist, und zeigt von selbst, wenn Sie bezahlt haben.",
    open: "Bezahlseite öffnen",
  },
  contact: {
    nameMissing: "Bitte nennen Sie Ihren Namen.",
    emailMissing: "Bitte geben Sie eine E-Mail-Adresse an, an die wir schreiben können.",
    emailEnding: "Der Adresse fehlt die Endung, etwa .de oder .com.",
    emailWrong: "Das sieht nicht nach einer E-Mail-Adresse aus, etwa ada@example.org.",
  },
  closed: {
    serverText:
      "Unser Server antwortet gerade nicht richtig. Versuchen Sie es in ein paar Minuten noch einmal.",
    busyText:
      "Gerade fragen zu viele auf einmal. Warten Sie eine Minute und versuchen Sie es noch einmal.",
    policyTitle: "Diese Seite lässt die Veranstaltung nicht herein",
    policyText: (missing) =>
      `Wer die Seite betreibt, kann das ändern. In ihrer Content Security Policy fehlt: ${missing}`,
    invalidTitle: "Dieser Link gilt nicht mehr",
    invalidText: "Vielleicht gibt es einen neuen. Fragen Sie die Gastgeber danach.",
    blockedTitle: "Diese Seite darf die Veranstaltung nicht zeigen",
    blockedText: "Die Gastgeber haben diese Website nicht freigegeben. Es gibt eine eigene Seite.",
    openPage: "Seite der Veranstaltung öffnen",
    cancelledTitle: "Diese Veranstaltung wurde abgesagt",
    cancelledText: "Wer ein Ticket hatte, bekommt eine E-Mail von den Gastgebern.",
    endedTitle: "Diese Veranstaltung ist vorbei",
    endedText: "Danke an alle, die dabei waren.",
    fullTitle: "Es ist kein Platz mehr frei",
    fullText:
      "Alle Plätze sind vergeben, eine Warteliste gibt es nicht. Schreiben Sie den Gastgebern.",
    usedUpTitle: "Dieser Link ist aufgebraucht",
    usedUpText:
      "Er wurde so oft benutzt, wie es die Gastgeber erlauben. Fragen Sie sie nach einem neuen.",
    closedTitle: (day) =>
      day ? `Antworten war möglich bis ${day}` : "Antworten sind nicht mehr möglich",
    closedText: "Hat sich bei Ihnen etwas geändert? Die Gastgeber können noch Platz schaffen.",
    notBegunTitle: "Die Abstimmung hat noch nicht begonnen",
    notBegunText:
      "Die Gastgeber bereiten sie noch vor. Kommen Sie etwas später über denselben Link wieder.",
    offTitle: "Keine Antwort nötig",
    offText: "Die Gastgeber sammeln für diese Veranstaltung keine Antworten.",
    saleFlag: (time) => `Verkauf ab ${time}`,
    saleTitle: "Bald ist es so weit",
    saleText: "Kommen Sie zum Verkaufsstart wieder: Diese Seite öffnet ihn von selbst.",
    coveredTitle: "Weiter auf unserer eigenen Seite",
    coveredText:
      "Diese Website könnte die Schaltfläche verdecken oder verschieben, darum zählte der Klick nicht. Nichts wurde gesendet, und Ihre Eingaben bleiben hier.",
    goOn: (host) => `Weiter auf ${host}`,
    goneTitle: "Der Verkauf ist beendet",
    goneText: "Es werden keine Tickets mehr verkauft. Schreiben Sie den Gastgebern.",
    noneTitle: "Keine Tickets nötig",
    noneText: "Für diese Veranstaltung gibt es keine Tickets zu kaufen.",
  },
};
