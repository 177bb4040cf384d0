import type { ProfileCopy } from "./words.types.ts";

export const profile: ProfileCopy = {
  title: "Ihr Profil",
  lead: "Sehen Sie, was über Sie gespeichert ist, berichtigen Sie es und bestimmen Sie, wer was sieht. Der Link gehört nur Ihnen.",
  keepTitle: "Mit Ihrem Konto behalten",
  keepText:
    "Dann fügen Sie Bilder hinzu und finden andere. Dieser Link gilt danach nicht mehr, damit ihn niemand sonst benutzt.",
  claim: "Profil übernehmen",
  shows: "Was Sie zeigen",
  showsText: "Neben jedem Feld steht, wer es sieht.",
  fields: {
    name: "Name",
    former_name: "Früherer Name",
    group: "Gruppe",
    city: "Wohnort",
    bio: "Über Sie",
    photo_then: "Damals",
    photo_now: "Heute",
    email: "E-Mail",
    phone: "Telefon",
  },
  sees: {
    everyone: "Alle sehen es",
    guests: "Gäste sehen es",
    organisers: "Gastgeber sehen es",
    hidden: "Niemand sieht es",
  },
  whoSees: (field) => `Wer sieht: ${field}`,
  emailWhy: "Sie öffnet dieses Profil, darum ändern nur die Gastgeber sie. Schreiben Sie ihnen.",
  groupWhy: "Von den Gastgebern der jeweiligen Veranstaltung festgelegt.",
  picturesLater:
    "Ein Bild von damals und eines von heute lassen sich hinzufügen, sobald das Profil zu einem Konto gehört.",
  picturesThere: "Ihre Bilder ändern Sie, wenn Sie angemeldet sind.",
  isBack: "Das haben Sie zuvor eingegeben. Es ist noch nicht gespeichert.",
  save: "Speichern",
  saved: "Ihr Profil ist gespeichert.",
  nameMissing: "Bitte nennen Sie Ihren Namen.",
  tooLong: "Das ist zu lang.",
  othersSee: "Was andere sehen",
  seenBy: "Gesehen von",
  viewers: { everyone: "Allen", guests: "Gästen", organisers: "Gastgebern" },
  meanings: {
    everyone: "Alle, die die öffentliche Liste der Veranstaltung haben",
    guests: "Wer auf derselben Gästeliste steht, und die Gastgeber",
    organisers: "Die Gastgeber und ihr Team",
  },
  unseen: "Nichts: Ihr Name ist nicht zu sehen, darum stehen Sie dort auf keiner Liste.",
  held: "Was wir über Sie gespeichert haben",
  heldText: (host) =>
    `Alles, was ${host} hier über Sie gespeichert hat. Falsches berichtigen Sie oben; Antworten ändern Sie über Ihre Einladung.`,
  hostNotes:
    "Die Gastgeber haben außerdem eigene Notizen oder Schlagwörter zu Ihnen. Bitten Sie sie, Ihnen diese zu zeigen.",
  copy: "Kopie herunterladen",
  erase: "Meine Daten löschen",
  eraseTitle: "Alles über Sie löschen?",
  eraseText:
    "Ihr Name, Ihre Adressen, Texte, Bilder, Antworten und Links werden endgültig gelöscht, und Sie stehen auf keiner Liste mehr für das, was noch kommt.",
  eraseOrders: (orders) =>
    orders === 1
      ? "Ihre Bestellung bleibt mit dem Namen in den Büchern der Gastgeber, weil das Gesetz es verlangt."
      : "Ihre Bestellungen bleiben mit dem Namen in den Büchern der Gastgeber, weil das Gesetz es verlangt.",
  eraseRest:
    "Von vergangenen Veranstaltungen bleibt nur die Zahl der Gäste. Im Änderungsprotokoll der Gastgeber bleibt stehen, dass Sie gelöscht wurden und was davor geändert wurde.",
  keep: "Profil behalten",
  erasedTitle: "Ihre Daten sind gelöscht",
  erasedText: "Hier ist nichts mehr über Sie gespeichert. Danke, und alles Gute.",
  erasedOrders:
    "Nur Ihre Bestellungen bleiben in den Büchern der Gastgeber, sonst nichts. Danke, und alles Gute.",
};
