import type { GuestThreads, ThreadNews } from "@jubilee/core/talk/threads.types";
import { jsx } from "react/jsx-runtime";
import { mailEnd } from "../../answers/mail-end.ts";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { talkForms } from "./forms.ts";
import { MyMessages } from "./MyMessages.tsx";
import type { OpenPart, TalkPart } from "./my-messages.types.ts";
import { nameOf } from "./names.ts";
import { OpenTalk } from "./OpenTalk.tsx";
import { talkWords } from "./words/all.ts";

/** The conversation that the address names, or the one that was just come into. */
function newsOf({ shared, outcome }: Part<GuestThreads>): ThreadNews | null {
  if (shared.open) return shared.open;
  return outcome?.form === "open" && outcome.done ? (outcome.done as ThreadNews) : null;
}

function openPart(part: TalkPart, news: ThreadNews): OpenPart {
  const { id } = news.thread;
  const withThread = (address: string, more: Readonly<Record<string, string>> = {}) =>
    `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ thread: id, ...more })}`;
  return {
    ...part,
    news,
    at: (more) => withThread(part.address(), more),
    action: (form) => withThread(part.address(form)),
  };
}

function draw(place: Part<GuestThreads>): PageParts {
  const { shared, reader } = place;
  const part: TalkPart = { ...place, own: talkWords[reader.lang] };
  const news = newsOf(place);
  const { event, look } = shared;
  const colours = coloursOf({ event, ...(look && { look }) });
  if (!news) {
    return {
      title: `${part.own.title} · ${event.name}`,
      head: "",
      colours,
      body: jsx(MyMessages, part),
    };
  }
  return {
    title: `${nameOf(news.thread, part.own)} · ${event.name}`,
    head: "",
    colours,
    body: jsx(OpenTalk, openPart(part, news)),
    scripts: ["pages/my-messages"],
  };
}

/** What a guest talks about with the others and with the hosts, by their own link. */
export const page: GuestPage<GuestThreads> = {
  paths: ["/my-messages/:token"],
  opens: "talk",
  asksWith: ["thread", "before"],
  isOwn: true,
  gone: mailEnd,
  localeOf: ({ event }) => event.locale,
  forms: talkForms,
  draw,
};
