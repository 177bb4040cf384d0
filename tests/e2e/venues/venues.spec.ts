import { expect, test } from "../steps/journey.ts";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  // A time that is taken is refused by the page that answers.
  expectedErrors: / 422 .*\/shared-venue\//,
});

test("a venue is added, found, held without collisions, shared, asked for and confirmed", async ({
  planner,
  visit,
}) => {
  await test.step("adds a venue with its name and a capacity", async () => {
    await planner.goto("/create-venue");
    await planner.getByRole("textbox", { name: "Name", exact: true }).fill("Old Observatory");
    await planner.getByRole("heading", { name: "Map and clock" }).click();
    await planner.getByRole("textbox", { name: "Position" }).fill("41.5, -72.5");
    await planner.getByRole("heading", { name: "Spaces" }).click();
    await planner.getByRole("spinbutton", { name: /Seated at tables/ }).fill("70");
    await planner.getByRole("heading", { name: "Access" }).click();
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

  await test.step("compares it with the others in a list, by keys", async () => {
    await planner.goto("/manage-venues?sort=capacity");
    await planner.getByRole("button", { name: "Show as a list" }).click();
    await planner.getByRole("button", { name: /Old Observatory/ }).press("Enter");
    const panel = planner.getByRole("complementary", { name: "Old Observatory" });
    await expect(panel).toContainText("Up to 70");
    await planner.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await planner.getByRole("button", { name: "Show as cards" }).click();
    await expect(planner.getByRole("link", { name: "Old Observatory" })).toBeVisible();
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

  const asked = await test.step("a stranger sees free days and asks for one", async () => {
    const stranger = await visit();
    await stranger.goto(address);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Old Observatory");
    await expect(stranger.getByText("Star night")).toHaveCount(0);
    await stranger.getByRole("textbox", { name: "What is it for?" }).fill("School trip");
    const shown = stranger.getByRole("heading", { level: 3, name: /\d{4}$/ });
    const first = (await shown.first().textContent()) ?? "";
    await stranger.getByRole("link", { name: "Later months" }).press("Enter");
    await expect(shown.first()).not.toHaveText(first);
    await expect(stranger.getByRole("link", { name: "Later months" })).toBeFocused();
    await stranger.getByRole("link", { name: "Earlier months" }).click();
    await expect(shown.first()).toHaveText(first);
    const day = stranger.getByRole("button", { name: /, free$/ }).last();
    const value = await day.getAttribute("value");
    await day.press("Enter");
    await expect(stranger.getByLabel("From", { exact: true })).toHaveValue(`${value}T18:00`);
    await expect(stranger.getByLabel("From", { exact: true })).toBeFocused();
    await stranger.getByLabel("From", { exact: true }).fill(`${value}T19:30`);
    await expect(stranger.getByLabel("To", { exact: true })).toHaveValue(`${value}T23:30`);
    await stranger.getByRole("textbox", { name: /How many people/ }).fill("71");
    await expect(stranger.getByText("takes 70 at most; you plan with 71.")).toBeVisible();
    await stranger.getByRole("textbox", { name: "Your name" }).fill("Noor Haddad");
    await stranger.getByRole("textbox", { name: "E-mail" }).fill("noor@mail.example.com");
    await stranger.getByRole("button", { name: "Ask for this time" }).click();
    await expect(
      stranger.getByRole("heading", { name: /Your request is with them/ }),
    ).toBeVisible();
    await expect(stranger.getByText("19:30")).toBeVisible();
    return value;
  });

  await test.step("the planner confirms", async () => {
    await planner.goto(place);
    await planner.getByRole("button", { name: "School trip" }).click();
    await planner.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(planner.getByText("Confirmed").first()).toBeVisible();
  });

  await test.step("without scripts a stranger asks for the same day, and is told it is taken", async () => {
    const stranger = await visit({ javaScriptEnabled: false });
    await stranger.goto(address);
    await stranger.locator(`button[value="${asked}"]`).click();
    await expect(stranger.getByLabel("From", { exact: true })).toHaveValue(`${asked}T18:00`);
    await stranger.getByRole("textbox", { name: "What is it for?" }).fill("Rehearsal");
    await stranger.getByRole("textbox", { name: "Your name" }).fill("Kofi Mensah");
    await stranger.getByRole("textbox", { name: "E-mail" }).fill("kofi@mail.example.com");
    await stranger.getByRole("button", { name: "Ask for this time" }).click();
    await expect(stranger.getByText("It is taken at that time. Choose another.")).toBeVisible();
    await expect(stranger.getByRole("textbox", { name: "What is it for?" })).toHaveValue(
      "Rehearsal",
    );
    await stranger.getByRole("link", { name: "Later months" }).click();
    await stranger
      .getByRole("button", { name: /, free$/ })
      .first()
      .click();
    await stranger.getByRole("textbox", { name: "What is it for?" }).fill("Rehearsal");
    await stranger.getByRole("textbox", { name: "Your name" }).fill("Kofi Mensah");
    await stranger.getByRole("textbox", { name: "E-mail" }).fill("kofi@mail.example.com");
    await stranger.getByRole("button", { name: "Ask for this time" }).click();
    await expect(stranger.getByText("Your request is with them")).toBeVisible();
  });
});
