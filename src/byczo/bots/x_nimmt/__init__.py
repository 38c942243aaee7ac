"""What bots know about X nimmt!."""
