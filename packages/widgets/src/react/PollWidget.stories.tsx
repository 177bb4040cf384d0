import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import * as polls from "../fixtures/polls.ts";
import { PollWidget } from "./PollWidget.tsx";
import { pressIn, typeIn, untilDirected, untilShown } from "./story-steps.ts";

/** The answers are recorded shapes of the product, and so is the clock: a widget goes by its server's. */
const meta = {
  title: "Widgets/Poll",
  component: PollWidget,
  args: { token: "picnic", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET poll/picnic": polls.picnic,
      "POST poll/picnic": polls.picnicVoted,
      "GET poll/picnic-voted": polls.picnicVoted,
      "GET poll/songs": polls.songs,
      "GET poll/bar": polls.barMoney,
      "GET poll/bar-hidden": polls.barMoneyHidden,
      "GET poll/bar-closed": polls.barMoneyClosed,
      "GET poll/food": polls.food,
      "GET poll/food-voted": polls.foodVoted,
      "GET poll/words": polls.words,
      "GET poll/words-voted": polls.wordsVoted,
      "GET poll/talk": polls.talk,
      "GET poll/evening": polls.evening,
      "GET poll/loading": "never",
      "GET poll/offline": "offline",
    }),
} satisfies Meta<typeof PollWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChoice: Story = {
  play: async ({ canvasElement }) => {
    await pressIn(canvasElement, "On the slip, at ten");
    await typeIn(canvasElement, "[name=name]", "Ada Lovelace");
    await untilShown(canvasElement, "94 answered, 44 asked have not");
  },
};
export const OneChoiceAfterTheVote: Story = {
  args: { token: "picnic-voted" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Change my vote"),
};
export const SeveralTwoAtMost: Story = {
  args: { token: "songs" },
  play: async ({ canvasElement }) => {
    await pressIn(canvasElement, "What we danced to then");
    await untilShown(canvasElement, "Choose up to 2");
  },
};
export const Ranked: Story = {
  args: { token: "bar" },
  play: async ({ canvasElement }) => {
    await pressIn(canvasElement, "Rank it School library");
    await pressIn(canvasElement, "Rank it Music room");
    await pressIn(canvasElement, "Music room: one place up");
    await untilShown(canvasElement, "cannot be changed");
  },
};
export const HiddenUntilTheEnd: Story = {
  args: { token: "bar-hidden" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Your vote is in the box."),
};
export const RankedRounds: Story = {
  args: { token: "bar-closed" },
  play: ({ canvasElement }) => untilShown(canvasElement, "is chosen, with 31 of"),
};
export const Rating: Story = {
  args: { token: "food" },
  play: ({ canvasElement }) => pressIn(canvasElement, "4"),
};
export const RatingAfterTheVote: Story = {
  args: { token: "food-voted" },
  play: ({ canvasElement }) => untilShown(canvasElement, "4.1"),
};
export const OpenWords: Story = {
  args: { token: "words" },
  play: ({ canvasElement }) => untilShown(canvasElement, "What should come back"),
};
export const OpenWordsSaid: Story = {
  args: { token: "words-voted" },
  play: ({ canvasElement }) => untilShown(canvasElement, "38 answers"),
};
/** Everybody's times, by the link of one of them. */
export const Dates: Story = {
  args: { token: "talk" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Said about it"),
};
export const DatesInAColumn: Story = {
  args: { token: "talk" },
  render: (args) => (
    <div style={{ width: 240 }}>
      <PollWidget {...args} />
    </div>
  ),
  play: ({ canvasElement }) => untilShown(canvasElement, "Said about it"),
};
/** On a wide page people stand as rows. */
export const DatesAsATable: Story = {
  args: { token: "talk", bare: true },
  render: (args) => (
    <div style={{ width: "min(900px, 100%)" }}>
      <PollWidget {...args} />
    </div>
  ),
  play: ({ canvasElement }) => untilShown(canvasElement, "Can come"),
};
export const DatesInArabic: Story = {
  args: { token: "talk", lang: "ar" },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "احفظ إجابتي");
    await untilDirected(canvasElement, "rtl");
  },
};
export const Survey: Story = {
  args: { token: "evening" },
  play: async ({ canvasElement }) => {
    await pressIn(canvasElement, "By bus");
    await pressIn(canvasElement, "Next");
    await untilShown(canvasElement, "Was it on time?");
  },
};
export const InGerman: Story = { args: { lang: "de" } };
export const InFrench: Story = { args: { lang: "fr" } };
export const InJapanese: Story = { args: { lang: "ja" } };
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = {
  args: { token: "offline" },
  play: ({ canvasElement }) => untilShown(canvasElement, "We cannot reach"),
};
export const InvalidLink: Story = {
  args: { token: "revoked" },
  play: ({ canvasElement }) => untilShown(canvasElement, "This link is not valid any more"),
};
