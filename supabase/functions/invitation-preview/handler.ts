import type { DrawnInvitation } from "@jubilee/core/answers/invitations.types";
import { optionalText, readFields, requiredId, requiredText } from "../_shared/fields.ts";
import { requireWithin } from "../_shared/limits.ts";
import {
  invitationMail,
  type InvitationMailSource,
} from "../_shared/mails/answers/invitation-mails.ts";
import { keepMail } from "../_shared/mails/kept-mail.ts";
import { withPictures } from "../_shared/mails/mail-page.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";

const previewsPerPlanner = { max: 120, windowMs: 10 * 60_000 };

/**
 * `{eventId, kind, message, to, isChosen}`: one of the mails that would go out, drawn by the
 * template that draws the real one and with the caller's own rights (`DrawnInvitation`). Its links
 * are there to look at only. `isChosen` is set where people were picked by hand, so that they may
 * have had a mail before. Nothing is sent or kept.
 */
export const handle = forPortal(async (request, deps) => {
  const user = signedIn(deps);
  await requireWithin(deps, `invitation-preview:${user.id}`, previewsPerPlanner);
  const fields = await readFields(request);
  const to = requiredId(fields, "to", "This person");
  const source = await deps.callSqlAsUser("preview_invitation", {
    event_id_param: requiredId(fields, "eventId", "This event"),
    kind_param: requiredText(fields, "kind", "The kind of mail", 20),
    event_guest_ids: fields["isChosen"] === true ? [to] : null,
    message_param: optionalText(fields, "message", "Your words", 2000),
    to_param: to,
  });
  const found = source as InvitationMailSource;
  const { siteUrl, productName } = deps;
  const mail = invitationMail(found, found.to ?? "", { siteUrl, productName });
  const { subject, text } = mail;
  const html = withPictures(mail).replaceAll(/ href="[^"]*"/g, "");
  const drawn: DrawnInvitation = { to: mail.to, subject, text, key: await keepMail(deps, html) };
  return json(drawn);
});
