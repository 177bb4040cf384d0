import type { Mail } from "../../backend.types.ts";
import { createMails } from "./mails.ts";
import { createRedirects } from "./redirects.ts";

/** The messages of the sign-in service with samples in them, to look at. */
export function accountMailSamples(siteUrl: string, productName: string, to: string) {
  const mails = createMails(siteUrl, createRedirects(siteUrl, []), productName);
  const issued = { code: "482193", linkToken: "rLPpINzxV5o7pJ7ckpDP2mJ8kQ4tYw6z" };
  const sample = (kind: string, title: string, mail: Mail) => ({ kind, title, mail });
  return [
    sample("account-confirm", "Confirm an address", mails.confirmSignUp(to, issued, null)),
    sample("account-known", "An account is there already", mails.alreadyRegistered(to)),
    sample("account-wanted", "Somebody wants the address", mails.addressWanted(to)),
    sample("account-link", "A link to sign in", mails.oneTimeLink(to, issued, null)),
    sample("account-recovery", "A new password", mails.recovery(to, issued)),
    sample("account-choose", "Confirm and choose a password", mails.choosePassword(to, issued)),
    sample("account-invite", "Invited to plan together", mails.invite(to, issued, null)),
    sample(
      "account-address",
      "A new address",
      mails.changeAddress(to, issued, "wilhelmine.charlotte@a-rather-long-domain.example"),
    ),
    sample("account-code", "A code", mails.reauthentication(to, issued)),
    sample("account-password", "The password was changed", mails.passwordChanged(to)),
  ];
}
