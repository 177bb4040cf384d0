import { expect, test } from "../steps/journey.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a venue is added, found, held without collisions, shared, asked for and confirmed", async ({
  planner,
  visit,
}) => {
  await test.step("adds a venue with its name and a capacity", async () => {
    await planner.goto("/create-venue");
    await planner.getByRole("textbox", { name: "Name", exact: true }).fill("Old Observatory");
    await planner.getByRole("textbox", { name: "Position" }).fill("41.5, -72.5");
    await planner.getByRole("spinbutton", { name: /Seated at tables/ }).fill("70");
    await planner.getByRole("checkbox", { name: "Hearing loop" }).check();
    await planner.getByRole("button", { name: "Add venue" }).click();
    await expect(planner.getByRole("heading", { level: 1, name: "Old Observatory" })).toBeVisible();
    await expect(planner.getByText("41°30′ N, 72°30′ W")).toBeVisible();
  });
  const place = planner.url();

  await test.step("finds it by room and access, and not for too many", async () => {
    await planner.goto("/venues?text=observatory&people=70&access=hearing_loop");
    await expect(planner.getByRole("link", { name: "Old Observatory" })).toBeVisible();
    await planner.getByRole("textbox", { name: "People" }).fill("71");
    await expect(planner.getByText("No venue fits all of that")).toBeVisible();
  });

  await test.step("holds an evening, and is told before it is taken twice", async () => {
    await planner.goto(place);
    await planner.getByRole("link", { name: "Booking calendar" }).click();
    await planner.getByRole("button", { name: "Book a space" }).click();
    await planner.getByRole("textbox", { name: "What is it for?" }).fill("Star night");
    await expect(planner.getByText("The space is free then.")).toBeVisible();
    await planner.getByRole("dialog").getByRole("button", { name: "Hold", exact: true }).click();
    await expect(planner.getByText("Held for you")).toBeVisible();
    await planner.getByRole("button", { name: "Book a space" }).click();
    await expect(planner.getByText("The space is taken then")).toBeVisible();
    await planner.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  });

  const address = await test.step("shares it by a link", async () => {
    await planner.goto(place);
    await planner.getByRole("button", { name: "Make a link" }).click();
    const open = planner.getByRole("link", { name: "Open", exact: true });
    await expect(open).toBeVisible();
    return (await open.getAttribute("href")) ?? "";
  });

  await test.step("a stranger sees free days and asks for one", async () => {
    const stranger = await visit();
    await stranger.goto(address);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Old Observatory");
    await expect(stranger.getByText("Star night")).toHaveCount(0);
    const later = stranger.getByRole("button", { name: "Later months" });
    const shown = stranger.getByRole("heading", { level: 3, name: /\d{4}$/ });
    const first = (await shown.first().textContent()) ?? "";
    await later.click();
    await expect(shown.first()).not.toHaveText(first);
    await stranger.getByRole("button", { name: "Earlier months" }).click();
    await expect(shown.first()).toHaveText(first);
    await stranger
      .getByRole("button", { name: /, free$/ })
      .last()
      .click();
    await stranger.getByRole("textbox", { name: "What is it for?" }).fill("School trip");
    await stranger.getByRole("textbox", { name: "Your name" }).fill("Noor Haddad");
    await stranger.getByRole("textbox", { name: "Your e-mail" }).fill("noor@mail.example.com");
    await stranger.getByRole("button", { name: "Ask for this time" }).click();
    await expect(stranger.getByText("Your request is with them")).toBeVisible();
  });

  await test.step("the planner confirms", async () => {
    await planner.goto(place);
    await planner.getByRole("button", { name: "School trip" }).click();
    await planner.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(planner.getByText("Confirmed").first()).toBeVisible();
  });
});
