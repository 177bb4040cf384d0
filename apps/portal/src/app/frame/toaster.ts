/** The door to the notices' region, imported lazily. */
export { Toaster } from "@jubilee/ui/toast";
