import type { SenderInput } from "@jubilee/core/mailing/sender-domains.types";
import type { Problems } from "../../../page-kit/form/problems.rules.ts";

/** Whose domains nobody but a mail provider can prove. */
const providers = new Set([
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "yahoo.com",
  "icloud.com",
  "me.com",
  "aol.com",
  "gmx.de",
  "gmx.net",
  "web.de",
  "proton.me",
  "qq.com",
]);

/** What is wrong with what is typed, before it is sent. */
export function problemsOfSender(typed: SenderInput): Problems<SenderInput> {
  const domain = typed.domain.trim().toLowerCase().replace(/\.$/, "");
  return {
    domain: domainProblem(domain),
    fromName: typed.fromName.trim() === "" ? "Write the name that readers see" : undefined,
    localPart: /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?$/i.test(typed.localPart.trim())
      ? undefined
      : "Letters, digits, dots and dashes can stand before the @",
    replyTo: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.replyTo.trim())
      ? undefined
      : "Write the address that answers go to",
  };
}

function domainProblem(domain: string): string | undefined {
  if (domain === "") return "Write your domain";
  if (domain.includes("@")) return "Write the domain alone, without what stands before the @";
  if (/^https?:|\//.test(domain))
    return "Write the domain alone, without https:// and what follows";
  if (providers.has(domain))
    return "This domain belongs to a mail provider, so you cannot change its records. Use one of your own";
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain))
    return "Write it as mail.example.org; a domain in other letters in its form with xn--";
  return undefined;
}
