import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Later } from "./Later.tsx";

it("draws what stands before it first, and itself after that", async () => {
  const drawn: string[] = [];
  const Part = ({ name }: { name: string }) => {
    if (drawn.at(-1) !== name) drawn.push(name);
    return name;
  };
  render(
    <Later before={<Part name="its shape" />}>
      <Part name="the page" />
    </Later>,
  );
  expect(await screen.findByText("the page")).toBeVisible();
  expect(drawn).toEqual(["its shape", "the page"]);
});

it("draws itself with everything else where it is all that is new", () => {
  render(
    <Later before="its shape" atOnce>
      the page
    </Later>,
  );
  expect(screen.getByText("the page")).toBeVisible();
});
