import type { RefusalsCopy } from "../refusals.types.ts";

export const refusals: RefusalsCopy = {
  link_invalid: "This link is not valid any more. Ask the hosts for the new one.",
  not_begun: "Voting has not begun yet. Come back a little later.",
  origin_not_allowed: "The host has not listed this website. The event has a page of its own.",
  rsvp_closed: "Replies are closed. Write to the hosts if something changes.",
  rsvp_full: "There is not enough room left for all of you.",
  sold_out:
    "Somebody was faster: there are not so many tickets left. Look at what there is and choose again.",
  not_on_sale: "These tickets are not on sale now.",
  limit_exceeded: "That is more, or less, than one order may have.",
  "limit_exceeded.promoCode": "This code has been used up.",
  hold_expired: "The tickets went back on sale. Choose again.",
  already_completed: "This has been paid already. Look for our mail.",
  event_cancelled: "This event was cancelled.",
  event_ended: "This event is over.",
  invalid_input: "Something in the form is not right. Look through it and send it again.",
  too_long: "This text is too long. Please shorten it; nothing that you wrote is lost.",
  "invalid_input.answer": "Choose yes, maybe or no.",
  "invalid_input.partySize": "So many people cannot come with one reply.",
  "invalid_input.note": "Your note is too long.",
  "invalid_input.items": "Something you chose is not offered any more. Choose again.",
  "invalid_input.quantity": "So many tickets cannot be asked for at once.",
  "invalid_input.promoCode": "This code is not known here, or has ended.",
  "invalid_input.amount": "This amount cannot be taken here. Write another one.",
  "invalid_input.dedicationName": "Say in whose name you give.",
  conflict: "Something has changed meanwhile. Look at it once more, then send again.",
  "conflict.items": "The prices have just changed. Look at them and choose again.",
  "conflict.link": "This link has been used as often as its host allows. Ask them for another one.",
  "conflict.changes": "Open the link that we have mailed you to change your reply.",
  "conflict.signedPrefill":
    "What the website has filled in for you has run out. Load the page again; nothing was sent.",
  "conflict.signedOnly":
    "Only visitors whom the website itself has named can use this form. Sign in there first.",
  too_many_requests:
    "Too many tries came from here in a short time. Wait a few minutes, then try again.",
  unavailable: "This did not work just now. Nothing is lost; try again.",
  offline: "There is no connection. Nothing is lost; try again.",
  not_allowed: "This cannot be done here.",
};
