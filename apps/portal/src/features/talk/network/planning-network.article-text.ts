import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "The planning network has everybody with whom you plan an event now: people of your team, and of the teams you help in. Nobody stands there whose event is not also yours, and nobody’s address is shown.",
    { heading: "Plan together" },
    {
      steps: [
        "Press Plan together beside a person. It is there for who may invite people, in an account with Business.",
        "Choose a role, the events it is for, and add a word.",
        "They are told, and answer under Planning network within fourteen days. Yes makes them a member of your team; you are told either way.",
      ],
    },
    "Take back ends the question at once. Somebody you plan nothing with yet is invited by e-mail, under Team and roles.",
    { heading: "Shared checklists" },
    "Begin one with New checklist and choose who gets it. It belongs to your account; they and the editors of their account see it, tick it and add lines, and you see it change while you look. Under each ticked line stands who did it. Only your account renames it, shares it and deletes it; they can leave it under the three dots.",
    { mind: "Sharing a checklist comes with Pro. Whoever it is shared with needs no plan." },
  ],
  next: ["team"],
  open: { label: "Planning network", path: href("network.planning") },
};
