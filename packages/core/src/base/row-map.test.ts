import { expect, it } from "vitest";
import { rowMap } from "./row-map.rules.ts";

interface Meal {
  id: string;
  name: string;
  forChildren: boolean;
}

const meals = rowMap<"event_meals", Meal>()({
  id: "id",
  name: "name",
  forChildren: "for_children",
});

it("selects the columns of its fields", () => {
  expect(meals.columns).toBe("id,name,for_children");
});

it("reads a row by our names, and leaves what it does not know", () => {
  const row = { id: "m", name: "Soup", for_children: false, position: 3 };
  expect(meals.fromRow(row)).toEqual({ id: "m", name: "Soup", forChildren: false });
});

it("writes the fields that are given, and no other", () => {
  expect(meals.toRow({ forChildren: true })).toEqual({ for_children: true });
  expect(meals.toRow({ name: "Soup", id: "m" })).toEqual({ id: "m", name: "Soup" });
});
