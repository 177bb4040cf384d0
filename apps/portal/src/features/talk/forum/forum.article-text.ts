import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "A forum is for what should still be found in a year: who rents out good tents, how the deposit is split. Everyone on your team who may read messages reads it, and who may send messages writes in it.",
    {
      steps: [
        "Open Forum. Make a first category under the three dots: a name, what it is about, and who sees it.",
        "Press the pen, choose a category, and give your topic a title and its first words. Lists, quotes, links, pictures and files can go with them, as with every post.",
        "Answer below a topic. Under the three dots of a post you answer it alone; a name after @ names somebody.",
      ],
    },
    { heading: "Finding it again" },
    "Find in the forum looks at all titles and all posts: every word counts, and the beginning of a word is enough. Unread, Open, Solved and Followed show a part of the topics. Go to a day, under the three dots of a topic, opens it where that day begins.",
    { heading: "Following" },
    "You follow what you begin or answer, and are told of new posts with your daily mail, which leads to the very post. Follow or leave a topic under its three dots, or by the link at the end of a mail about it. Reading alone follows nothing.",
    { heading: "Keeping order" },
    "Who may hide messages moderates: pins, locks, moves, renames and deletes topics, and hides posts. What leads away from a topic becomes one of its own: Make a topic of it, under the three dots of a post, takes that post out, or it and all after it, with signs and files. A deleted topic can be brought back at once by Undo, and is gone a month later. Whoever began a topic can rename it and mark the post that solved it.",
    "A category for a group is seen by the people you choose, and by moderators. A topic that is moved there is closed to everybody else.",
    { heading: "When it gets rough" },
    "Moderation, under the three dots of the list, has three lists. Words that wait: a post with one of them is seen by its writer and by moderators, until one of you lets it through or keeps it back. Banned people: under the three dots of a post you ban its writer from the whole forum, for a time or until you end it; they are told why, and read what everybody reads. Who joined within three days writes ten posts and begins three topics an hour. All of it stands in the log of changes.",
    { heading: "For everybody" },
    "A category can be opened to everybody, when you make it or later, under Change this category. Its topics then have pages of their own that anybody reads without an account, in eight languages, and that search engines find; See the public page leads there. On them stand the names of those who wrote, as they have set them in their account; pictures and files are there only where you ticked that, and only your team writes. Close the category again, and its pages are gone at once.",
    {
      mind: "Who deletes their account leaves their posts without a name, and takes their files along.",
    },
  ],
  next: ["messages"],
  open: { label: "Your forum", path: href("forum.list") },
};
