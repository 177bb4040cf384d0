import type { PageForm } from "../../page.types.ts";

type Typed = Readonly<Record<string, string>>;

/** How many letters a message may have. */
export const mostLetters = 4000;

/** One thing that is done in a conversation, with what it takes of what was typed. */
const does = (act: string, names: readonly string[], given: object = {}): PageForm => ({
  call: "talk/act",
  most: { text: mostLetters },
  fields: ["threadId", ...names],
  read: (typed: Typed) => ({
    threadId: typed["threadId"],
    act,
    given: {
      ...Object.fromEntries(
        names.flatMap((name) => (typed[name] ? [[name, valueOf(name, typed[name])]] : [])),
      ),
      ...given,
    },
  }),
});

/** Files are named in one field, one after the other. */
const valueOf = (name: string, typed: string) => (name === "files" ? typed.split(" ") : typed);

/** What a guest does in their conversations, by their own link. */
export const talkForms: Readonly<Record<string, PageForm>> = {
  open: { call: "talk/open", fields: ["kind", "subject", "name"] },
  send: does("send", ["id", "text", "replyTo", "files"]),
  edit: does("edit", ["id", "text"]),
  remove: does("remove", ["id"]),
  sign: does("react", ["id", "sign"], { on: true }),
  unsign: does("react", ["id", "sign"], { on: false }),
  report: does("report", ["id", "reason"]),
  block: does("block", ["memberId"], { on: true }),
  mute: does("tells", [], { tells: "off" }),
  unmute: does("tells", [], { tells: "daily" }),
  // What mail programs post by one press says nothing: then they are wanted no more.
  mails: {
    call: "talk/mails",
    fields: ["wantsMail"],
    read: ({ wantsMail }) => ({ wantsMail: wantsMail === "yes" }),
  },
  unblock: does("block", ["memberId"], { on: false }),
};
