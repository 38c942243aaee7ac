"""What bots know about David & Goliath."""
