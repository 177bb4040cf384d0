import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { counting, nothingPlanned, withCounted } from "../fixtures/countdowns.ts";
import { CountdownWidget } from "./CountdownWidget.tsx";
import { untilDirected, untilShown } from "./story-steps.ts";

/** The answers are recorded shapes of the product, and so is the clock: a widget goes by its server's. */
const meta = {
  title: "Widgets/Countdown",
  component: CountdownWidget,
  args: { token: "open", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET countdown/open": counting,
      "GET countdown/soon": withCounted({}, { serverTime: "2027-06-12T13:17:48+00:00" }),
      "GET countdown/begun": withCounted({}, { serverTime: "2027-06-13T01:00:00+00:00" }),
      "GET countdown/over": withCounted({}, { serverTime: "2027-06-13T04:00:00+00:00" }),
      "GET countdown/cancelled": withCounted({ status: "cancelled" }),
      "GET countdown/days": withCounted({
        name: "Großes Grünewald-Familientreffen am Tegernsee mit allen vier Generationen",
        eventTypeId: "family-type-1",
        coverSeed: "gruenewald",
        startDate: "2027-06-17T22:00:00+00:00",
        endDate: "2027-06-20T21:59:00+00:00",
        startLocal: "2027-06-18T00:00",
        endLocal: "2027-06-20T23:59",
        timeZone: "Europe/Berlin",
      }),
      "GET countdown/next": withCounted({ locationName: null }, { follows: true }),
      "GET countdown/none": nothingPlanned,
      "GET countdown/loading": "never",
      "GET countdown/offline": "offline",
    }),
} satisfies Meta<typeof CountdownWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: ({ canvasElement }) => untilShown(canvasElement, "days"),
};
/** From right to left, with its own digits and each of its plurals. */
export const CountingInArabic: Story = {
  args: { lang: "ar" },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "أضف إلى التقويم");
    await untilDirected(canvasElement, "rtl");
  },
};
export const CountingInGerman: Story = { args: { lang: "de" } };
export const CountingInFrench: Story = { args: { lang: "fr" } };
export const CountingInJapanese: Story = { args: { lang: "ja" } };
export const UnderADay: Story = { args: { token: "soon" } };
export const Begun: Story = {
  args: { token: "begun" },
  play: ({ canvasElement }) => untilShown(canvasElement, "It has begun"),
};
export const Over: Story = {
  args: { token: "over" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Thank you to everyone who came."),
};
export const Cancelled: Story = {
  args: { token: "cancelled" },
  play: ({ canvasElement }) => untilShown(canvasElement, "The hosts have called it off."),
};
/** Days are the same everywhere: no clock, and no time of the visitor's own. */
export const WholeDays: Story = { args: { token: "days" } };
/** Of a showcase: when it is over, the one after it is counted to. */
export const NextOfSeveral: Story = { args: { token: "next" } };
export const NothingPlanned: Story = {
  args: { token: "none" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Nothing is planned just now"),
};
/** On a page that shows cover and name already. */
export const Bare: Story = { args: { bare: true } };
export const OwnWords: Story = {
  args: { token: "begun", copy: { "countdown.begun": "The boats are out" } },
  play: ({ canvasElement }) => untilShown(canvasElement, "The boats are out"),
};
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = {
  args: { token: "offline" },
  play: ({ canvasElement }) => untilShown(canvasElement, "We cannot reach the event just now"),
};
export const InvalidLink: Story = {
  args: { token: "revoked" },
  play: ({ canvasElement }) => untilShown(canvasElement, "This link is not valid any more"),
};
