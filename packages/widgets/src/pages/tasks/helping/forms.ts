import type { PageForm } from "../../page.types.ts";

/** What a helper does with their tasks. */
export const helpingForms: Readonly<Record<string, PageForm>> = {
  tick: {
    call: "helping",
    fields: ["taskId", "stepId", "isDone"],
    read: ({ taskId, stepId, isDone }) => ({
      taskId,
      ...(stepId ? { stepId } : {}),
      isDone: isDone === "yes",
    }),
  },
  mails: {
    call: "helping/mails",
    fields: ["wantsMail"],
    read: ({ wantsMail }) => ({ wantsMail: wantsMail === "yes" }),
  },
};
