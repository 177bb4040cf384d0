import type { DrawnCampaign } from "@jubilee/core/mailing/campaigns.types";
import { readFields, requiredId, requiredText } from "../_shared/fields.ts";
import { requireWithin } from "../_shared/limits.ts";
import {
  campaignMail,
  type CampaignMailSource,
  inboxLine,
} from "../_shared/mails/mailing/campaign-mail.ts";
import { keepMail } from "../_shared/mails/kept-mail.ts";
import { withPictures } from "../_shared/mails/mail-page.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";

const previewsPerPlanner = { max: 300, windowMs: 10 * 60_000 };

/**
 * `{campaignId, language, guestId}`: a campaign's mail as one of its readers gets it (without a
 * guest as the first of them), drawn by what draws the real one and with the caller's own rights
 * (`DrawnCampaign`). Its links are there to look at only. Nothing is sent or kept.
 */
export const handle = forPortal(async (request, deps) => {
  const user = signedIn(deps);
  await requireWithin(deps, `campaign-preview:${user.id}`, previewsPerPlanner);
  const fields = await readFields(request);
  const guest = fields["guestId"];
  const source = await deps.callSqlAsUser("preview_email_campaign", {
    campaign_id_param: requiredId(fields, "campaignId", "This campaign"),
    language_param: requiredText(fields, "language", "The language", 3),
    guest_id_param: typeof guest === "string" ? requiredId(fields, "guestId", "This person") : null,
  });
  const { siteUrl, productName } = deps;
  const told = source as CampaignMailSource;
  const mail = campaignMail(told, "", { siteUrl, productName });
  const html = withPictures(mail).replaceAll(/ href="[^"]*"/g, "");
  const { subject, text } = mail;
  const drawn: DrawnCampaign = {
    subject,
    line: inboxLine(told),
    text,
    key: await keepMail(deps, html),
  };
  return json(drawn);
});
