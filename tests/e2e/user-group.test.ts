import { expect, test } from "vitest";
import { isFull, visit, type WatchedPage } from "./support/browser.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const userGroup = "spi_test";
const site = productInBrowser({ web: { USER_GROUP: userGroup } });

/** Opens a page that receives the group, as from a backend with the same setting. */
async function openPage(): Promise<WatchedPage> {
  const watched = await site.openPage();
  await watched.page.route("**/api/v2/system", async (route) => {
    const reply = await route.fetch();
    const system = (await reply.json()) as { readonly platform_settings: object };
    await route.fulfill({
      response: reply,
      json: { ...system, platform_settings: { ...system.platform_settings, user_group: userGroup } },
    });
  });
  return watched;
}

test.runIf(isFull)(
  "a site for one user group sends everyone else to the platform, and the group's players when they sign out",
  async () => {
    const { platformOrigin } = site.product;
    const isOnPlatform = ({ origin }: URL): boolean => origin === new URL(platformOrigin).origin;
    const visitor = await openPage();
    await visitor.page.goto(`${site.origin}/en/soccer`);
    await visitor.page.waitForURL(isOnPlatform);
    // The sign-in page stays accessible, but a player of another group is sent to the platform afterwards.
    await visit(visitor.page, `${site.origin}/en/users/sign-in`);
    await site.signInAsNew(visitor.page);
    await visitor.page.goto(`${site.origin}/en/soccer`);
    await visitor.page.waitForURL(isOnPlatform);
    await visitor.close();

    const member = await openPage();
    await site.signInAsNew(member.page, "tester");
    await visit(member.page, `${site.origin}/en/soccer`);
    await member.page.getByTitle("Balance").waitFor();
    expect(new URL(member.page.url()).pathname).toBe("/en/soccer");
    await member.page.getByRole("button", { name: /^Account:/u }).click();
    await member.page.getByRole("button", { name: "Sign out" }).click();
    await member.page.waitForURL(isOnPlatform);
    await member.close();
  },
);
