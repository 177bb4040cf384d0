import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "refusals"> = {
  refusals: {
    link_invalid: "Dieser Link gilt nicht mehr. Fragen Sie die Gastgeber nach dem neuen.",
    not_begun: "Die Abstimmung hat noch nicht begonnen. Kommen Sie etwas später wieder.",
    origin_not_allowed:
      "Die Gastgeber haben diese Website nicht freigegeben. Es gibt eine eigene Seite.",
    rsvp_closed:
      "Antworten sind nicht mehr möglich. Schreiben Sie den Gastgebern, wenn sich etwas ändert.",
    rsvp_full: "Für so viele ist kein Platz mehr.",
    sold_out:
      "Jemand war schneller: So viele Tickets gibt es nicht mehr. Sehen Sie nach, was da ist, und wählen Sie neu.",
    not_on_sale: "Diese Tickets sind gerade nicht im Verkauf.",
    limit_exceeded: "So viele oder so wenige darf eine Bestellung nicht haben.",
    "limit_exceeded.promoCode": "Dieser Code ist aufgebraucht.",
    hold_expired: "Die Tickets sind wieder im Verkauf. Wählen Sie neu.",
    already_completed: "Das ist schon bezahlt. Sehen Sie in Ihren Mails nach.",
    event_cancelled: "Diese Veranstaltung wurde abgesagt.",
    event_ended: "Diese Veranstaltung ist vorbei.",
    invalid_input:
      "Etwas im Formular stimmt nicht. Sehen Sie es durch und senden Sie es noch einmal.",
    too_long:
      "Dieser Text ist zu lang. Bitte kürzen Sie ihn; was Sie geschrieben haben, ist noch da.",
    "invalid_input.answer": "Wählen Sie Ja, Vielleicht oder Nein.",
    "invalid_input.partySize": "So viele Personen passen nicht in eine Antwort.",
    "invalid_input.note": "Ihr Gruß ist zu lang.",
    "invalid_input.items": "Etwas, das Sie gewählt haben, gibt es nicht mehr. Wählen Sie neu.",
    "invalid_input.quantity": "So viele Tickets lassen sich nicht auf einmal wünschen.",
    "invalid_input.promoCode": "Dieser Code ist hier nicht bekannt oder abgelaufen.",
    "invalid_input.amount": "Dieser Betrag geht hier nicht. Geben Sie einen anderen ein.",
    "invalid_input.dedicationName": "Nennen Sie, in wessen Namen Sie geben.",
    conflict:
      "Inzwischen hat sich etwas geändert. Sehen Sie noch einmal nach und senden Sie dann neu.",
    "conflict.items": "Die Preise haben sich gerade geändert. Sehen Sie nach und wählen Sie neu.",
    "conflict.link":
      "Dieser Link wurde so oft benutzt, wie es die Gastgeber erlauben. Fragen Sie sie nach einem neuen.",
    "conflict.changes": "Zum Ändern öffnen Sie den Link aus unserer Mail.",
    "conflict.signedPrefill":
      "Was die Website für Sie eingetragen hat, ist abgelaufen. Laden Sie die Seite neu; nichts wurde gesendet.",
    "conflict.signedOnly":
      "Nur wen die Website selbst nennt, kann dieses Formular benutzen. Melden Sie sich dort zuerst an.",
    too_many_requests:
      "Von hier kamen in kurzer Zeit zu viele Versuche. Warten Sie ein paar Minuten und versuchen Sie es noch einmal.",
    unavailable:
      "Das hat gerade nicht geklappt. Nichts ist verloren; versuchen Sie es noch einmal.",
    offline: "Es besteht keine Verbindung. Nichts ist verloren; versuchen Sie es noch einmal.",
    not_allowed: "Das geht hier nicht.",
  },
};
