import { drawn } from "@jubilee/functions/_shared/mails/draw";
import type { Mail } from "../../backend.types.ts";
import type { IssuedCode } from "./codes.ts";
import type { Redirects } from "./redirects.ts";

/** What a message of the sign-in service says: sentences and at most one button. */
interface Message {
  to: string;
  subject: string;
  /** Above the heading. */
  over?: string;
  heading: string;
  /** The first one stands above the button. */
  paragraphs: readonly [string, ...string[]];
  button?: { label: string; address: string };
  link?: { label: string; address: string };
  /** What to do if one did not ask for this. */
  closing: string;
}

const notAsked = "You did not ask for this? Then you can ignore this message; nothing will happen.";

/**
 * The messages of the sign-in service. Links lead to our own pages with the token in the address;
 * only the button there uses the token, so a scanner that opens links spoils nothing.
 */
export function createMails(siteUrl: string, redirects: Redirects, productName: string) {
  const setting = { siteUrl: new URL(siteUrl).origin, productName };
  const render = ({
    to,
    subject,
    over = "",
    heading,
    paragraphs,
    button,
    link: way,
    closing,
  }: Message): Mail => {
    const [sentence, ...further] = paragraphs;
    return drawn(
      {
        language: "en",
        about: null,
        subject,
        over,
        title: heading,
        sentence,
        action: button ? { label: button.label, href: button.address } : null,
        copyHint: "If the button does nothing, copy this address into your browser:",
        asides: [...further, closing],
        links: way ? [{ label: way.label, href: way.address }] : [],
        why: `You receive this because it concerns an account with ${to}.`,
      },
      to,
      setting,
    );
  };
  const link = (page: string, type: string, token: string, next: string | null) => {
    const url = new URL(page, siteUrl);
    url.searchParams.set("token_hash", token);
    url.searchParams.set("type", type);
    if (next) url.searchParams.set("next", next);
    return url.href.replaceAll("%2F", "/");
  };
  const callback = (type: string, token: string, redirectTo: string | null) =>
    link("/auth/callback", type, token, redirects.next(redirectTo, "/auth/callback", "/dashboard"));

  const links = {
    signup: (token: string, redirectTo: string | null) => callback("signup", token, redirectTo),
    invite: (token: string, redirectTo: string | null) => callback("invite", token, redirectTo),
    emailChange: (token: string) => callback("email_change", token, null),
    magiclink: (token: string, redirectTo: string | null) => {
      const next = redirects.next(redirectTo, "/auth/magic-link", "");
      return link("/auth/magic-link", "magiclink", token, next || null);
    },
    recovery: (token: string) => link("/auth/update-password", "recovery", token, null),
  };

  return {
    links,

    confirmSignUp(to: string, issued: IssuedCode, redirectTo: string | null): Mail {
      return render({
        to,
        subject: "Confirm your e-mail address",
        heading: `Welcome to ${productName}`,
        paragraphs: [
          "One step is left: confirm that this address is yours, and your account is ready.",
        ],
        button: {
          label: "Confirm my address",
          address: links.signup(issued.linkToken, redirectTo),
        },
        closing: `The link works for 24 hours. ${notAsked}`,
      });
    },

    alreadyRegistered(to: string): Mail {
      return render({
        to,
        subject: `You already have a ${productName} account`,
        heading: "You already have an account",
        paragraphs: [
          "Somebody, probably you, just tried to sign up with this address. It already has an account, so nothing was changed.",
        ],
        button: { label: "Sign in", address: new URL("/login", siteUrl).href },
        link: {
          label: "Choose a new password",
          address: new URL("/forgot-password", siteUrl).href,
        },
        closing: "It was not you? Then you can ignore this message; your account is safe.",
      });
    },

    addressWanted(to: string): Mail {
      return render({
        to,
        subject: `Somebody wants to use your address at ${productName}`,
        heading: "Your address already has an account",
        paragraphs: [
          "Somebody, perhaps you from another account, just tried to make this the address of theirs. It belongs to your account, so nothing was changed.",
        ],
        button: { label: "Sign in", address: new URL("/login", siteUrl).href },
        closing: "It was not you? Then you can ignore this message; your account is safe.",
      });
    },

    oneTimeLink(to: string, issued: IssuedCode, redirectTo: string | null): Mail {
      return render({
        to,
        subject: "Your sign-in link",
        heading: `Sign in to ${productName}`,
        paragraphs: ["Open the link and press the button there. No password is needed."],
        button: { label: "Sign in", address: links.magiclink(issued.linkToken, redirectTo) },
        closing: `The link works once and for one hour. ${notAsked}`,
      });
    },

    recovery(to: string, issued: IssuedCode): Mail {
      return render({
        to,
        subject: "Choose a new password",
        heading: "Choose a new password",
        paragraphs: [`You asked to reset the password of your ${productName} account.`],
        button: { label: "Choose a new password", address: links.recovery(issued.linkToken) },
        closing: `The link works once and for one hour. ${notAsked}`,
      });
    },

    choosePassword(to: string, issued: IssuedCode): Mail {
      return render({
        to,
        subject: "Confirm your e-mail address and choose a password",
        heading: `Welcome to ${productName}`,
        paragraphs: [
          "One step is left: confirm that this address is yours and choose the password of your account. More than one sign-up with it is waiting, perhaps not all of them yours, so no password that was typed there counts.",
        ],
        button: { label: "Choose a password", address: links.recovery(issued.linkToken) },
        closing: `The link works once and for one hour. ${notAsked}`,
      });
    },

    invite(to: string, issued: IssuedCode, redirectTo: string | null): Mail {
      return render({
        to,
        subject: `You are invited to ${productName}`,
        heading: "You are invited",
        paragraphs: [
          `Somebody you plan with has invited you to ${productName}, where events are planned together.`,
        ],
        button: {
          label: "Accept the invitation",
          address: links.invite(issued.linkToken, redirectTo),
        },
        closing: "The link works for seven days. You do not know who asked? Then ignore it.",
      });
    },

    changeAddress(to: string, issued: IssuedCode, newAddress: string): Mail {
      return render({
        to,
        subject: "Confirm your new e-mail address",
        heading: "Change of your e-mail address",
        paragraphs: [
          `The address of your ${productName} account shall become ${newAddress}. Both the old and the new address have to agree.`,
        ],
        button: { label: "Confirm the change", address: links.emailChange(issued.linkToken) },
        closing: "You did not ask for this? Do not confirm, and change your password.",
      });
    },

    reauthentication(to: string, issued: IssuedCode): Mail {
      return render({
        to,
        subject: `${issued.code} is your ${productName} code`,
        over: "Confirm that it is you",
        heading: issued.code,
        paragraphs: ["Type this code to go on."],
        closing: "The code works for ten minutes. Never tell it to anybody.",
      });
    },

    passwordChanged(to: string): Mail {
      return render({
        to,
        subject: "Your password was changed",
        heading: "Your password was changed",
        paragraphs: [
          `The password of your ${productName} account was just changed. Other devices were signed out, and links that we mailed before do not work any more.`,
        ],
        button: {
          label: "Choose a new password",
          address: new URL("/forgot-password", siteUrl).href,
        },
        closing: "It was you? Then there is nothing to do. It was not? Choose a new password now.",
      });
    },

    textMessage(to: string, issued: IssuedCode): { to: string; text: string } {
      return { to, text: `${issued.code} is your ${productName} code. It works for ten minutes.` };
    },
  };
}

/** The messages of the sign-in service. */
export type Mails = ReturnType<typeof createMails>;
