import { expect, it } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

it.each([
  "8.8.8.8",
  "93.184.216.34",
  "172.15.255.255",
  "172.32.0.1",
  "2606:4700::1111",
  "::ffff:8.8.8.8",
])("%s is on the open internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "256.1.1.1",
  "1.2.3",
  "::",
  "::1",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::a00:1",
  "2001:db8::1",
  "2002:a00:1::",
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it("knows this machine", () => {
  expect(isLoopbackAddress("127.0.0.53")).toBe(true);
  expect(isLoopbackAddress("::ffff:127.0.0.1")).toBe(true);
  expect(isLoopbackAddress("128.0.0.1")).toBe(false);
});
