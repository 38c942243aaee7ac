"""The client as an app: what is kept for the time without a network, and what never is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import Opener, eventually, open_and_keep, wait_until_kept
from tests.server.running import ServerProcess

KEPT = """async () => {
    const kept = await caches.open('byczo');
    return (await kept.keys()).map(({ url }) => new URL(url).pathname);
}"""


def test_a_first_visit_is_enough_to_open_without_a_network(opened: Opener) -> None:
    page = open_and_keep(opened)
    page.locator(".games").wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="6 nimmt!")).to_be_visible()
    # What is shown, not what screen readers were told: their log keeps what was said before.
    notice = page.locator("p.strip", has_text="No connection to the server")
    expect(notice).to_be_visible()
    page.goto("/t/whatever")
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    page.goto("/")
    expect(notice).to_be_visible()
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(notice).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("The server is there again")


def test_what_a_lost_network_left_out_is_fetched_when_it_is_back(opened: Opener) -> None:
    page = open_and_keep(opened)
    page.evaluate(
        """async () => {
            const kept = await caches.open('byczo');
            const [asset] = (await kept.keys()).filter(({ url }) => url.includes('/assets/'));
            await Promise.all(['/', '/precache.json', asset].map((path) => kept.delete(path)));
            dispatchEvent(new Event('online'));
        }"""
    )
    wait_until_kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="6 nimmt!")).to_be_visible()


def test_nothing_of_the_api_is_kept(opened: Opener) -> None:
    page = open_and_keep(opened, "/tables")
    page.locator("h1").wait_for()
    page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert all(
        path == "/" or path.startswith(("/assets/", "/icon", "/licences.json", "/precache.json"))
        for path in kept
    )


def test_after_an_upgrade_nobody_gets_the_old_client(opened: Opener, server: ServerProcess) -> None:
    """A page of the version before may still be open: its files stay, older ones go."""
    page = open_and_keep(opened)
    page.evaluate(
        """async () => {
            const kept = await caches.open('byczo');
            const old = '<!doctype html><title>old</title><script src="/assets/old-1.js"></script>';
            await kept.put('/', new Response(old, { headers: { 'content-type': 'text/html' } }));
            await kept.put('/precache.json', new Response('["assets/old-1.js"]'));
            await kept.put('/assets/old-1.js', new Response(''));
            await kept.put('/assets/older-1.js', new Response(''));
        }"""
    )
    page.reload()
    while page.title() == "old":  # the server is busy: what is kept came first
        page.reload()
    expect(page.get_by_role("heading", name="6 nimmt!")).to_be_visible()
    eventually(page, "caches.match('/assets/older-1.js').then((found) => !found)")
    kept = page.evaluate(KEPT)
    assert "/assets/old-1.js" in kept
    assert "old-1.js" not in page.evaluate("caches.match('/').then((found) => found.text())")


def test_one_visit_fills_no_more_than_three_megabytes(opened: Opener) -> None:
    page = open_and_keep(opened)
    size = page.evaluate(
        """async () => {
            const kept = await caches.open('byczo');
            let size = 0;
            for (const request of await kept.keys()) {
                size += (await (await kept.match(request)).arrayBuffer()).byteLength;
            }
            return size;
        }"""
    )
    assert 500_000 < size <= 3_000_000


def test_the_manifest_has_all_that_an_installation_needs(opened: Opener) -> None:
    page = opened("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    assert {"name", "short_name", "id", "start_url", "theme_color"} <= set(manifest)
    purposes = [icon.get("purpose", "any") for icon in manifest["icons"]]
    assert "maskable" in purposes
    for icon in manifest["icons"]:
        size = page.evaluate(
            """(source) => new Promise((done, failed) => {
                const image = new Image();
                image.onload = () => done(image.naturalWidth);
                image.onerror = failed;
                image.src = source;
            })""",
            icon["src"],
        )
        if icon["sizes"] != "any":
            assert f"{size}x{size}" == icon["sizes"]
    client = page.context.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == []
