import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import { keepClient, mendMissing } from './offline.ts';
import { dress } from './settings.svelte.ts';
import { speak } from './words/words.svelte.ts';

addEventListener('vite:preloadError', mendMissing);
dress();
await speak();
const target = document.getElementById('app') ?? document.body;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void keepClient().catch(() => undefined); // some browsers forbid it: then it needs the network
}
