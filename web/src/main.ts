// Starts the client: texts, settings, then the application in the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import { followSignOut } from './net/sign-out.ts';
import { keepClient, mendMissing } from './offline.ts';
import { route } from './route.svelte.ts';
import { applySettings } from './settings.svelte.ts';
import { chosenLanguage, setLanguage } from './texts/texts.svelte.ts';

addEventListener('vite:preloadError', mendMissing);
applySettings();
followSignOut();
if (route().screen === 'home') void import('./screens/Home.svelte'); // comes beside the texts
await setLanguage(chosenLanguage());
const target = document.getElementById('app') ?? document.body;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void keepClient().catch(() => undefined); // some browsers forbid it: then it needs the network
}
